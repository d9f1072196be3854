import type { Panel } from './TopBar.svelte';

const PANELS: Record<string, Panel> = { l: 'log', c: 'chat', r: 'rules', m: 'menu' };
/** The same keys on a Russian keyboard, whose letters lie elsewhere. */
const PLACES: Record<string, string> = {
  KeyL: 'l',
  KeyC: 'c',
  KeyR: 'r',
  KeyM: 'm',
  KeyU: 'u',
  KeyH: 'h',
};

/** What the keys of the table do. */
export interface Keys {
  open(panel: Panel): void;
  takeBack(): void;
  askHint(): void;
  /** Choose the n-th of what is offered, counted from 0. */
  choose(index: number): void;
  /** Do without, or pass: the button beside the golden one. */
  decline(): void;
  /** Why not what has the focus. */
  why(at: HTMLElement): void;
}

/** A key pressed at the table; no key is taken from the person who writes, or reads a sheet. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const at = event.target instanceof HTMLElement ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (at.closest('input, textarea, select, dialog') || at.isContentEditable) return;
  const key = PLACES[event.code] ?? event.key;
  const panel = PANELS[key];
  if (panel) keys.open(panel);
  else if (key === 'u') keys.takeBack();
  else if (key === 'h') keys.askHint();
  else if (key === '0') keys.decline();
  else if (/^[1-9]$/.test(key)) keys.choose(Number(key) - 1);
  else if (key === '?') keys.why(at);
  else return;
  event.preventDefault();
}
