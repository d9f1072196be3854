import type { EmpireScene } from './scene';
import type { Followed } from './shapes';

/** The places where a card that I follow may be. */
export function whereabouts({ words, names }: EmpireScene, one: Followed): string {
  const places = [
    ...one.hands.map((seat) => names[seat] ?? ''),
    ...one.deck.map((number) => words.say('place-deck', { number })),
    ...(one.slots.length ? [words.say('place-discard')] : []),
  ];
  return places.join(words.say('or'));
}
