import type { EmpireScene } from './scene';
import type { Followed } from './shapes';

/** Cards with their number, as they are told: «Вор × 2». */
export function counted({ words }: EmpireScene, cards: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  for (const card of cards) numbers.set(card, (numbers.get(card) ?? 0) + 1);
  return [...numbers].map(
    ([card, count]) => words.card(card) + (count > 1 ? `\u00a0×\u00a0${count}` : ''),
  );
}

/** Where a card that I follow may be. */
export function whereabouts({ words, names }: EmpireScene, one: Followed): string {
  const places = [
    ...one.hands.map((seat) => names[seat] ?? ''),
    ...one.deck.map((number) => words.say('place-deck', { number })),
    ...(one.slots.length ? [words.say('place-discard')] : []),
  ];
  return places.join(words.say('or'));
}
