import type { SvelteSet } from 'svelte/reactivity';
import { createContext } from 'svelte';
import type { Scene } from '../../lib/game/scene';
import type { Picking } from '../../lib/kit/picking.svelte';
import type { GameWords } from '../../lib/game/game-words';
import type { Facts, GameEvent, Look, Row } from './shapes';

/** Tasks on their way to whoever has done them, by id: their points do not count yet. */
export type Coming = SvelteSet<string>;

export type GoldScene = Scene<Look, Facts, GameEvent>;
export type GoldView = GoldScene['view'];

/** What every part of the drawing may ask for. */
export interface Table {
  readonly scene: GoldScene;
  readonly picking: Picking;
  /** The cell where the pawn is tried out before it goes there; -1: none. */
  readonly target: number;
  /** Tasks on their way to a side. */
  readonly coming: Coming;
  /** The row of mine that is looked at, 0 or 1; -1: none. */
  readonly looked: number;
  /** The number by which a card is followed from place to place. */
  idOf(card: string): number | undefined;
  /** A thing is pressed: it is picked, or tells about itself. */
  press(thing: string, at: Element): void;
  look(row: number): void;
  /** Opens all that a side has, or the discard pile. */
  open(what: number | 'discard'): void;
}
export const [getTable, setTable] = createContext<Table>();
/** The words alone, for things drawn away from the table, too. */
export const [getWords, setWords] = createContext<{ readonly words: GameWords }>();

/** The side of the viewer; -1: a spectator. */
export const mySide = ({ view, viewer }: Pick<GoldScene, 'view' | 'viewer'>): number =>
  view.seats[viewer]?.side ?? -1;

/** Partners play together: no round is played out, only the next rival moves once more. */
export const areTeams = ({ seats, sides }: Pick<GoldView, 'seats' | 'sides'>): boolean =>
  sides.length < seats.length;

/** My two rows; none for a spectator. */
export const myRows = (scene: Pick<GoldScene, 'view' | 'viewer'>): Row[] =>
  scene.view.sides[mySide(scene)]?.rows ?? [];

/** The seats of a side. */
export const seatsOf = ({ seats }: GoldView, side: number): number[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.side === side);

/** The sides in the order of the table, beginning after mine. */
export function otherSides(scene: Pick<GoldScene, 'view' | 'viewer'>): number[] {
  const mine = mySide(scene);
  const all = [...scene.view.sides.keys()];
  return mine < 0 ? all : [...all.slice(mine + 1), ...all.slice(0, mine)];
}

/** The answer awaited of me at this moment; '': none. */
export const askedOf = ({ view, live }: GoldScene): string =>
  live && view.prompt?.mine && !view.outcome ? view.prompt.step : '';
