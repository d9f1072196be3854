import { createContext } from 'svelte';
import type { Scene } from '../../lib/game/scene';
import type { Picking, Standing } from '../../lib/kit/picking.svelte';
import type { Tracked } from './piles';
import type { Facts, GameEvent, Look } from './shapes';
import type { Shares } from './tiling';

export type EmpireScene = Scene<Look, Facts, GameEvent>;

/** A card that is read: of the hand or nobody's, or of an empire. */
export interface Read {
  card: string;
  seat?: number;
  safe?: boolean;
}

/** What every part of the drawing may ask for. */
export interface Table {
  readonly scene: EmpireScene;
  readonly picking: Picking;
  /** How hand and empires share the screen. */
  readonly shares: Shares;
  /** The cards that lie there, each with a number of its own. */
  at(place: string): Tracked[];
  /** How a thing stands; cards of my empire are lit only while one of them is to be protected. */
  standing(thing: string): Standing;
  /** Is a card of this empire to be chosen now? */
  aiming(seat: number): boolean;
  /** A thing is pressed: it is picked, or tells about itself. */
  press(thing: string, at: Element): void;
}
export const [getTable, setTable] = createContext<Table>();

/** What an option touches in an empire: mine have a name of their own. */
export const thingIn = ({ viewer, view }: EmpireScene, seat: number, card: string): string => {
  const own = view.prompt?.step === 'main' || view.prompt?.step === 'detective';
  return seat === viewer && own ? `mine.${card}` : `empire.${seat}.${card}`;
};
