import type { Hinted } from '../connection/wire';

/**
 * What the strongest bot would do in a seat's place: asked for, thought about, given; all of it belongs to one
 * decision.
 */
export class HintRequest {
  /** What it said; without `choices`, that it had no time to think. */
  given = $state.raw<Hinted | null>(null);
  /** The decision that it thinks about; -1: none. */
  #about = $state(-1);
  readonly #send: (decision: number) => void;

  constructor(send: (decision: number) => void) {
    this.#send = send;
  }

  get thinking(): boolean {
    return this.#about >= 0;
  }

  ask(decision: number): void {
    this.given = null;
    this.#about = decision;
    this.#send(decision);
  }

  hear(hinted: Hinted): void {
    if (hinted.decision !== this.#about) return;
    this.#about = -1;
    this.given = hinted;
  }

  /** Nothing is asked for any more, and nothing shown. */
  drop(): void {
    this.#about = -1;
    this.given = null;
  }

  /** The table asks for this decision now: what belongs to another one is over. */
  keepTo(decision: number): void {
    const mine = this.given?.decision ?? this.#about;
    if (mine !== decision) this.drop();
  }

  /** The answer may have been lost with the connection; the server has kept the thought. */
  askAgain(): void {
    if (this.thinking) this.#send(this.#about);
  }
}
