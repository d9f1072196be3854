import type { GameWords } from '../../lib/game/game-words';

/** Cards with their number, as they are told: «Вор × 2». */
export function counted(words: GameWords, cards: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers].map(([card, count]) => withCount(words, card, count));
}

/** The number does not part from its card at the end of a line. */
export function withCount(words: GameWords, card: string, count: number): string {
  return words.card(card) + (count > 1 ? `\u00a0×\u00a0${count}` : '');
}
