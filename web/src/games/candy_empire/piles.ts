import type { Laid, Tracked as Followed } from '../../lib/cards/tracks';
import type { Look, Pair } from './shapes';

/** A card that lies open: in an empire, or in my hand. */
export interface Lying extends Laid {
  safe: boolean;
}
export type Tracked = Followed<Lying>;

/** Equal cards upon one another. */
export interface Pile {
  card: string;
  safe: boolean;
  cards: Tracked[];
}

/** Piles that belong together: those of a complete pair, or one alone. */
export interface Group {
  candies: number;
  piles: Pile[];
}

/** Every card that can be followed from place to place. */
export function laid({ seats }: Look, viewer: number): Lying[] {
  const lying = seats.flatMap(({ empire }, seat) =>
    empire.flatMap(({ card, loose, safe }) => [
      ...Array.from({ length: loose }, () => ({ card, place: `empire${seat}`, safe: false })),
      ...Array.from({ length: safe }, () => ({ card, place: `empire${seat}`, safe: true })),
    ]),
  );
  const hand = seats[viewer]?.hand ?? [];
  return [...lying, ...hand.map((card) => ({ card, place: 'hand', safe: false }))];
}

/** An empire: complete pairs side by side, then the rest, equal cards upon one another. */
export function groups(cards: readonly Tracked[], pairs: readonly Pair[]): Group[] {
  const left = [...cards];
  const take = (card: string, number: number): Tracked[] =>
    Array.from({ length: number }).flatMap(() => {
      const at = left.findIndex((one) => one.card === card);
      return at < 0 ? [] : left.splice(at, 1);
    });
  const complete = pairs.map((pair) => ({
    candies: pair.candies,
    piles: pair.cards.flatMap((card) => piled(take(card, pair.number))),
  }));
  return [...complete, ...piled(left).map((pile) => ({ candies: 0, piles: [pile] }))];
}

function piled(cards: readonly Tracked[]): Pile[] {
  const out: Pile[] = [];
  for (const one of cards) {
    const pile = out.find(({ card, safe }) => card === one.card && safe === one.safe);
    if (pile) pile.cards.push(one);
    else out.push({ card: one.card, safe: one.safe, cards: [one] });
  }
  return out;
}
