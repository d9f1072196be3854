import type { Laid, Tracked as TrackedCard } from '../../lib/cards/tracks';
import type { Journey } from '../../lib/cards/travel.svelte';
import { laidOut } from './board';
import type { GoldView } from './scene';

export type Tracked = TrackedCard;

/** All cards in sight and the pawn, with it where it is tried out. */
export function laid(view: GoldView, target: number): Laid[] {
  const board = laidOut(view, target).flatMap((card, cell): Laid[] =>
    card ? [{ card, place: `cell.${cell}` }] : [],
  );
  const rows = view.sides.flatMap(({ rows }, side) =>
    rows.flatMap(({ cards }, slot) => cards.map((card) => ({ card, place: `${side}.${slot}` }))),
  );
  return [...board, ...rows];
}

/** How cards travel: new ones come from the deck; those of a row that is spent go to the discards beside it. */
export const JOURNEY: Journey<Tracked> = {
  home: () => 'deck',
  // The pawn goes first, its card after it.
  order: ({ card }) => (card === 'pawn' ? 0 : 1),
};
