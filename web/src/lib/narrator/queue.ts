/**
 * Something to say: `decision` is that of the window it belongs to, after which nobody needs it; null: it is news at
 * any time.
 */
export interface Line {
  text: string;
  decision: number | null;
}

/** More lines than these are no news any more: the oldest are dropped. */
export const MOST_LINES = 8;

/** Says lines one after another, never two at once. */
export class LineQueue {
  #waiting: Line[] = [];
  #busy = false;
  #closed = false;
  #decision = -1;

  /** `utter` ends when the line has been said. */
  constructor(readonly utter: (line: Line) => Promise<void>) {}

  /** New lines, at this decision: what belongs to an earlier window and was not begun is not said any more. */
  add(lines: readonly Line[], decision: number): void {
    this.#decision = decision;
    this.#waiting = [...this.#waiting, ...lines].filter(
      (line) => line.decision === null || line.decision === this.#decision,
    );
    this.#waiting.splice(0, this.#waiting.length - MOST_LINES);
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let line = this.#waiting.shift(); line && !this.#closed; line = this.#waiting.shift())
      await this.utter(line);
    this.#busy = false;
  }
}
