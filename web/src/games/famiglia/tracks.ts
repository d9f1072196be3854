import type { Laid, Tracked as TrackedCard } from '../../lib/kit/tracks';
import type { Journey } from '../../lib/kit/travel.svelte';
import type { StreetCard } from './shapes';
import type { FamigliaScene, FamigliaView } from './view';

export type Place = 'street' | `hand${number}` | `area${number}`;

export interface Lying extends Laid {
  place: Place;
  /** On the street: its present cost. */
  price?: StreetCard;
}
export type Tracked = TrackedCard<Lying>;

/** All open cards, zone by zone, in the order of the view. */
export function laid(view: FamigliaView): Lying[] {
  const zone = (name: 'hand' | 'area') =>
    view.seats.flatMap((side, seat) =>
      (side[name] ?? []).map((card): Lying => ({ card, place: `${name}${seat}` })),
    );
  const street = view.street.map((price): Lying => ({ card: price.card, place: 'street', price }));
  return [...street, ...zone('hand'), ...zone('area')];
}

/** The name of a card among the things that an option touches. */
export const thingOf = ({ card, price }: Tracked): string =>
  price ? `street.${card}${price.lowered ? '.lowered' : ''}` : `hand.${card}`;

/** Equal cards of one place lie on one another; a scared one lies apart. */
export function stacks(cards: readonly Tracked[]): Tracked[][] {
  const out = new Map<string, Tracked[]>();
  for (const card of cards) out.set(thingOf(card), [...(out.get(thingOf(card)) ?? []), card]);
  return [...out.values()];
}

/** How cards travel. */
export const journey = (scene: () => FamigliaScene): Journey<Tracked> => ({
  // A card that nobody can follow comes from a hidden hand, or from the deck with its discard pile.
  home({ card, place }) {
    if (place.startsWith('area')) return place.replace('area', 'hand');
    const taken = scene()
      .fresh.flatMap((entry) => entry.events)
      .find((seen) => seen.event === 'recruited' && seen.card === card);
    return taken?.event === 'recruited' && place === 'street' ? `hand${taken.seat}` : 'deck';
  },
  // The card taken from the street moves before the cards paid for it.
  order: ({ place }) => (place.startsWith('hand') ? 1 : 2),
  startled: (now, before) => Boolean(now.price?.lowered && !before.price?.lowered),
});
