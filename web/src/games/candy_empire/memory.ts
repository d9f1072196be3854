import type { EmpireScene } from './scene';
import type { Followed } from './shapes';

/** Cards of which one knows where they are. */
export interface Noted {
  place: string;
  cards: { card: string; count: number }[];
}

/** The places where a card that I follow may be. */
export function whereabouts({ words, names, viewer }: EmpireScene, one: Followed): string {
  const hand = (seat: number) =>
    seat === viewer
      ? words.say('place-mine')
      : words.say('place-hand', { name: names[seat] ?? '' });
  const places = [
    ...one.hands.map(hand),
    ...one.deck.map((number) => words.say('place-deck', { number })),
    ...(one.slots.length ? [words.say('place-discard')] : []),
  ];
  return places.join(words.say('or'));
}

/** All that is known of hidden cards, by place: surely in a hand, in the discard, and what nobody has seen yet. */
export function notebook(scene: EmpireScene): Noted[] {
  const { words, view } = scene;
  const noted = new Map<string, Map<string, number>>();
  const note = (place: string, card: string, count = 1) => {
    const cards = noted.get(place) ?? new Map<string, number>();
    cards.set(card, (cards.get(card) ?? 0) + count);
    noted.set(place, cards);
  };
  const { memory } = view;
  const mine = words.say('memory-discard');
  const sure = ({ hands, deck, slots }: Followed) =>
    hands.length + deck.length + Math.min(1, slots.length) === 1;
  const followed = memory?.followed ?? [];
  for (const one of followed.filter(sure))
    note(one.slots.length ? mine : whereabouts(scene, one), one.card);
  for (const one of followed.filter((card) => !sure(card))) note(whereabouts(scene, one), one.card);
  for (const card of view.discard.open) note(words.say('memory-open'), card);
  for (const card of memory?.discard ?? []) note(mine, card);
  const closed = memory?.dim.length ? 'yes' : 'no';
  for (const card of view.characters) {
    const unseen = memory?.unseen[card] ?? 0;
    if (unseen) note(words.say('memory-unseen', { closed }), card, unseen);
  }
  return [...noted].map(([place, cards]) => ({
    place,
    cards: [...cards].map(([card, count]) => ({ card, count })),
  }));
}
