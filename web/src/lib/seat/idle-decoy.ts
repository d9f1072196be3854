import type { PaceSetup } from '../connection/wire';

/** Seconds of the shortest window of each tempo. */
const SHORTEST: Record<PaceSetup['tempo'], number> = { brisk: 8, usual: 12, slow: 30 };
/** Between which parts of it a decoy is sent. */
const [FROM, TO] = [0.15, 0.85];

/**
 * Where nobody may know who is asked, a device that nobody touches sends a decoy by itself, once in each window and at a
 * moment drawn here: so that silence on the air tells nothing of who takes the trouble to pretend.
 */
export class IdleDecoy {
  readonly #send: (decision: number) => void;
  #decision = -1;
  #timer = 0;

  constructor(send: (decision: number) => void) {
    this.#send = send;
  }

  /** The covert window that is open; -1: none is. */
  keepTo(decision: number, pace: PaceSetup | undefined, kind: unknown): void {
    if (decision === this.#decision) return;
    this.stop();
    this.#decision = decision;
    if (decision < 0) return;
    const { tempo = 'usual', seconds } = pace ?? {};
    const agreed = (seconds as Record<string, number | null> | undefined)?.[String(kind)];
    const part = FROM + (TO - FROM) * Math.random();
    const length = Math.min(agreed ?? SHORTEST[tempo], SHORTEST.slow);
    this.#timer = window.setTimeout(() => this.#send(decision), 1000 * part * length);
  }

  /** The device was touched, or shows nothing any more. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
