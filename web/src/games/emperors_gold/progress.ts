import type { Progress, Row } from './shapes';

/** The progress of a row of mine towards a task. */
export interface Stand {
  slot: number;
  cards: number;
  progress: Progress;
}

/** The least number of cards that finishes it. */
export const lacks = ({ missing, short }: Progress): number => Math.max(missing.length, short);

/** The progress of the rows that have begun towards the task of this place. */
export function standsOf(rows: readonly Row[], task: number): Stand[] {
  return rows.flatMap(({ cards, progress }, slot) => {
    const one = progress[task];
    return one && cards.length ? [{ slot, cards: cards.length, progress: one }] : [];
  });
}

/** The row that is meant: the one looked at, the one in use, or else the one that lacks least. */
export function foremost(
  stands: readonly Stand[],
  looked: number,
  used: number,
): Stand | undefined {
  const wanted = looked >= 0 ? looked : used;
  if (wanted >= 0) return stands.find(({ slot }) => slot === wanted);
  return [...stands].sort((a, b) => lacks(a.progress) - lacks(b.progress))[0];
}
