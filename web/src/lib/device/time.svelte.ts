import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;

/** The time by `performance.now()`, as reactive state that updates four times a second. */
class Now {
  readonly #watch = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  get ms(): number {
    this.#watch();
    return performance.now();
  }
}

export const now = new Now();

/** Milliseconds as m:ss; what is left of a second still counts. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
