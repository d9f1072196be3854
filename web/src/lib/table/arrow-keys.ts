const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Inside a row of cards the arrow keys walk from one to the next, Home and End to its ends. */
export function arrows(row: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const buttons = [...row.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const step = STEP[event.key];
    const to = step ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? -1 : undefined;
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    buttons.at(to % buttons.length)?.focus();
  }
  row.addEventListener('keydown', walk);
  return () => row.removeEventListener('keydown', walk);
}
