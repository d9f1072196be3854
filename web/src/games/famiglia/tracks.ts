import type { Laid, Tracked as TrackedCard } from '../../lib/cards/tracks';
import type { Look, StreetCard } from './shapes';

export type Place = 'street' | `hand${number}` | `area${number}`;

export interface Lying extends Laid {
  place: Place;
  /** On the street: its present cost. */
  price?: StreetCard;
}
export type Tracked = TrackedCard<Lying>;

/** All open cards, zone by zone, in the order of the view. */
export function laid(view: Look): Lying[] {
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
