import { tick } from 'svelte';
import type { Picking } from './picking.svelte';

/** What was used last. Known before anything answers to it, so that the first key of a game leads on as well. */
let byKeys = false;
addEventListener('keydown', () => (byKeys = true), true);
addEventListener('pointerdown', () => (byKeys = false), true);

/**
 * Moves the focus for the person who plays by keys: on from a pick to what comes next, and with Escape, which lets go,
 * back to
 * what was picked. A tap ends it: the person who plays by finger or mouse is led nowhere.
 */
export class KeyLead {
  readonly #table: () => HTMLElement | undefined;
  readonly #picking: Picking;
  readonly #lastPicked: () => string;

  /** `lastPicked`: the selector of what was picked last, below the parent of `table`. */
  constructor(
    table: () => HTMLElement | undefined,
    picking: Picking,
    lastPicked: () => string = () => `[data-thing="${picking.picked.at(-1)}"]`,
  ) {
    this.#table = table;
    this.#picking = picking;
    this.#lastPicked = lastPicked;
  }

  /** For `keydown` of the window. */
  pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#picking.begun) return;
    const back = this.#lastPicked();
    this.#picking.clear();
    this.to(back);
  };

  /** Focuses the first element that fits the selector, once the page shows what has changed. */
  to(selector: string): void {
    if (!byKeys) return;
    const find = () => this.#table()?.parentElement?.querySelector<HTMLElement>(selector);
    void tick().then(() => find()?.focus());
  }

  /** The focus is nowhere, or on a golden button that waits for a pick: take it there. */
  fromNowhere(selector: string): void {
    if (document.activeElement?.matches('body, footer [aria-disabled="true"]')) this.to(selector);
  }
}
