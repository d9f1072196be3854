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

/**
 * On a board of several columns the arrow keys walk over its cells and stop at its edges, Home and End go along the
 * line.
 */
export function gridArrows(columns: number): (board: HTMLElement) => () => void {
  return (board) => {
    function walk(event: KeyboardEvent): void {
      const cells = [...board.querySelectorAll<HTMLElement>('button')];
      const at = cells.indexOf(document.activeElement as HTMLElement);
      const column = at % columns;
      const steps: Record<string, number> = {
        ArrowLeft: column > 0 ? -1 : 0,
        ArrowRight: column < columns - 1 ? 1 : 0,
        ArrowUp: -columns,
        ArrowDown: columns,
        Home: -column,
        End: columns - 1 - column,
      };
      const step = steps[event.key];
      if (at < 0 || step === undefined) return;
      event.preventDefault();
      cells[at + step]?.focus();
    }
    board.addEventListener('keydown', walk);
    return () => board.removeEventListener('keydown', walk);
  };
}
