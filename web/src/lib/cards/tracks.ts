/** A card as the view lays it: equal ones cannot be told apart. */
export interface Laid {
  card: string;
  place: string;
}

/** A card with a number of its own, so that the eye can follow it. */
export type Tracked<Card extends Laid = Laid> = Card & { id: number };

/** Follows the cards of one table from view to view. */
export class Trail<Card extends Laid> {
  #known: Tracked<Card>[] = [];

  follow(laid: readonly Card[]): Tracked<Card>[] {
    this.#known = follow(this.#known, laid);
    return this.#known;
  }
}

/**
 * Which card of before each card is: one that stays keeps its number; one that turns up elsewhere is its equal that has
 * just gone from somewhere; any other is new.
 */
export function follow<Card extends Laid>(
  before: readonly Tracked<Card>[],
  laid: readonly Card[],
): Tracked<Card>[] {
  const left: Tracked[] = [...before];
  const now = laid.map((card) => ({ ...card, id: claim(left, card, true) }));
  for (const card of now) if (!card.id) card.id = claim(left, card, false);
  let last = Math.max(0, ...before.map((card) => card.id));
  for (const card of now) if (!card.id) card.id = ++last;
  return now;
}

/** The number of an equal card that nobody has claimed yet; 0: there is none. */
function claim(left: Tracked[], wanted: Laid, here: boolean): number {
  const at = left.findIndex(
    ({ card, place }) => card === wanted.card && (!here || place === wanted.place),
  );
  return at < 0 ? 0 : (left.splice(at, 1)[0]?.id ?? 0);
}
