import type { GameWords } from '../../../lib/words/game-words';
import type { KnownPlace } from '../shapes';

/** Chances below this are told only on demand: thirteen characters in every hand would be a wall. */
const WORTH_TELLING = 20;

/** Cards with their number: «Вор × 2». */
export function counted(words: GameWords, cards: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers].map(([card, count]) => withCount(words, card, count));
}

export function withCount(words: GameWords, card: string, count: number): string {
  return words.card(card) + (count > 1 ? ` × ${count}` : '');
}

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
