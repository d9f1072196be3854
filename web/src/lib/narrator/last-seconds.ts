/** What is counted aloud of a talk that time ends: where a voice speaks every one of them, else the first alone. */
const COUNTED = [10, 5, 4, 3, 2, 1];
const TALKS = ['talk', 'word'];

/** Counts the last seconds of a talk, each once. */
export class LastSeconds {
  #decision = -1;
  #told = Infinity;

  /** The second to be said now; undefined: none, or it was passed unheard. */
  next(decision: number, pace: unknown, left: number, speaks: boolean): number | undefined {
    if (decision !== this.#decision) [this.#decision, this.#told] = [decision, Infinity];
    if (!TALKS.includes(String(pace)) || left <= 0) return undefined;
    const second = Math.ceil(left / 1000);
    const counted = speaks ? COUNTED : COUNTED.slice(0, 1);
    if (second >= this.#told || !counted.includes(second)) return undefined;
    this.#told = second;
    return second;
  }
}
