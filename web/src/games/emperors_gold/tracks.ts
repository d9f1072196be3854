import { SvelteSet } from 'svelte/reactivity';
import { play } from '../../lib/device/sound';
import type { Laid, Tracked as TrackedCard } from '../../lib/cards/tracks';
import type { Journey } from '../../lib/cards/travel.svelte';
import { laidOut } from './board';
import type { Coming, GoldScene, GoldView } from './scene';

export type Tracked = TrackedCard;

/** All cards in sight, the tasks that lie open, and the pawn, with it where it is tried out. */
export function laid(view: GoldView, target: number): Laid[] {
  const board = laidOut(view, target).flatMap((card, cell): Laid[] =>
    card ? [{ card, place: `cell.${cell}` }] : [],
  );
  const rows = view.sides.flatMap(({ rows }, side) =>
    rows.flatMap(({ cards }, slot) => cards.map((card) => ({ card, place: `${side}.${slot}` }))),
  );
  const tasks = view.tasks.flatMap((task, at): Laid[] =>
    task ? [{ card: task.id, place: `task.${at}` }] : [],
  );
  return [...board, ...rows, ...tasks];
}

const isTask = ({ place }: Laid): boolean => place.startsWith('task.');
/** The side that has done a task; undefined: nobody. */
const doneBy = ({ seats }: GoldView, id: string): number | undefined =>
  seats.find(({ tasks }) => tasks.some((task) => task.id === id))?.side;

export const nothingComing = (): Coming => new SvelteSet();

/**
 * How cards travel: new ones come from the deck, those of a row that is spent go to the discard pile; a task that is
 * done is the prize, and goes to the pile of its side.
 */
export const journey = (scene: () => GoldScene, coming: Coming): Journey<Tracked> => ({
  home: (card) => {
    const { tasks, discard } = scene().view;
    const side = doneBy(scene().view, card.card);
    if (isTask(card))
      return side === undefined || tasks.some((task) => task?.id === card.card)
        ? 'deck'
        : `pile.${side}`;
    return discard.includes(card.card) ? 'discard' : 'deck';
  },
  // The pawn goes first, its card after it.
  order: ({ card }) => (card === 'pawn' ? 0 : 1),
  prize: (card) => isTask(card) && doneBy(scene().view, card.card) !== undefined,
  won: ({ card }) => {
    coming.add(card);
    return () => {
      if (coming.delete(card) && scene().live) play('coin');
    };
  },
});
