import type { KnownPlace } from '../shapes';

/** Chances below this are told only on demand: thirteen characters in every hand would be a wall. */
const WORTH_TELLING = 20;

export interface Chance {
  card: string;
  percent: number;
}

/** The chances of a place, the likeliest first: those worth a glance, and the others. */
export function chancesOf({ chances }: KnownPlace): { likely: Chance[]; unlikely: Chance[] } {
  const all = Object.entries(chances)
    .map(([card, percent]) => ({ card, percent }))
    .toSorted((one, other) => other.percent - one.percent);
  return {
    likely: all.filter(({ percent }) => percent >= WORTH_TELLING),
    unlikely: all.filter(({ percent }) => percent < WORTH_TELLING),
  };
}
