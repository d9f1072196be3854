import { createContext } from 'svelte';
import type { Scene } from '../../lib/game/scene';
import type { Facts, GameEvent, Look } from './shapes';
import type { Place, Tracked } from './tracks';

export type FamigliaScene = Scene<Look, Facts, GameEvent>;
export type FamigliaView = FamigliaScene['view'];

/** The zones that may be looked through. */
export type Zone = 'hand' | 'area' | 'deck';

/** What all parts of the drawing share. */
export interface Drawn {
  readonly scene: FamigliaScene;
  /** The cards that lie there, each with a number of its own. */
  at(place: Place): Tracked[];
  /** Opens the cards of a zone to look through. */
  open(zone: Zone, seat: number): void;
}
export const [drawn, draw] = createContext<Drawn>();

/** The seat drawn below: mine, or the first one for a spectator. */
export const below = (scene: FamigliaScene): number => (scene.viewer === 1 ? 1 : 0);
