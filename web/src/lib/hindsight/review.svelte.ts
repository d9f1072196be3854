import { api } from '../connection/api';
import type { Judged } from '../connection/wire';

/** The number of decisions that are shown as the dearest. */
const FEW = 3;

export const costOf = ({ before, after }: Judged): number => before - after;

/** The decisions that cost most, the dearest first; none, if none cost anything. */
export function dearest(judged: readonly Judged[]): Judged[] {
  return judged
    .filter((one) => costOf(one) > 0)
    .toSorted((one, other) => costOf(other) - costOf(one))
    .slice(0, FEW);
}

/** The seat's own decisions, judged by what it knew; they come a few at a time. */
export class Review {
  judged = $state.raw<Judged[]>([]);
  /** How many are still to be judged; -1: not known yet. */
  left = $state(-1);
  failure = $state.raw<unknown>();
  readonly dearest = $derived(dearest(this.judged));

  async load(code: string, token: string): Promise<void> {
    try {
      while (this.left !== 0) {
        const { judged, left } = await api.review(code, this.judged.length, token);
        this.judged = [...this.judged, ...judged];
        this.left = left;
      }
    } catch (failure) {
      this.failure = failure;
      this.left = 0;
    }
  }

  /** The decision that was made at this place of the replay. */
  at(at: number): Judged | undefined {
    return this.judged.find((one) => one.at === at);
  }
}
