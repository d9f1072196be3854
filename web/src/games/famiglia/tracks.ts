import type { FamigliaView, StreetCard } from './view';

export type Place = 'street' | 'hand0' | 'hand1' | 'area0' | 'area1';

/** A card that can be told from its equals, so that the eye can follow it. */
export interface Tracked {
  id: number;
  card: string;
  place: Place;
  /** On the street: what it costs now. */
  price?: StreetCard;
}

/** Follows the cards of one table. */
export class Trail {
  #known: Tracked[] = [];

  follow(view: FamigliaView): Tracked[] {
    this.#known = follow(this.#known, view);
    return this.#known;
  }
}

/**
 * Where every card is now, and which card of before it is: one that stays keeps its number; one that turns up
 * elsewhere is its equal that has just gone from somewhere.
 */
export function follow(before: readonly Tracked[], view: FamigliaView): Tracked[] {
  const left = [...before];
  const now = laid(view).map((card) => ({ ...card, id: claim(left, card, true) }));
  for (const card of now) if (!card.id) card.id = claim(left, card, false);
  let last = Math.max(0, ...before.map((card) => card.id));
  for (const card of now) if (!card.id) card.id = ++last;
  return now;
}

/** The number of an equal card that nobody has claimed yet; 0: there is none. */
function claim(left: Tracked[], wanted: Omit<Tracked, 'id'>, here: boolean): number {
  const at = left.findIndex(
    (card) => card.card === wanted.card && (!here || card.place === wanted.place),
  );
  return at < 0 ? 0 : (left.splice(at, 1)[0]?.id ?? 0);
}

/** All open cards, zone by zone, in the order of the view. */
function laid(view: FamigliaView): Omit<Tracked, 'id'>[] {
  const [first, second] = view.seats;
  const zone = (place: Place, cards: readonly string[] = []) =>
    cards.map((card) => ({ card, place }));
  return [
    ...view.street.map((price) => ({ card: price.card, place: 'street' as const, price })),
    ...zone('hand0', first.hand),
    ...zone('hand1', second.hand),
    ...zone('area0', first.area),
    ...zone('area1', second.area),
  ];
}

/** Equal cards of one place lie on one another; a scared one lies apart. */
export function stacks(cards: readonly Tracked[]): Tracked[][] {
  const out = new Map<string, Tracked[]>();
  for (const card of cards) {
    const kind = card.price?.lowered ? `${card.card} scared` : card.card;
    out.set(kind, [...(out.get(kind) ?? []), card]);
  }
  return [...out.values()];
}
