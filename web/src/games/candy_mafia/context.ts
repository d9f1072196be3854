import { createContext } from 'svelte';
import type { Picking } from '../../lib/kit/picking.svelte';
import type { Decoy } from './decoy.svelte';
import type { Notes } from './notes.svelte';
import type { MafiaScene } from './scene';

/** What every part of the drawing may ask for. */
export interface Table {
  readonly scene: MafiaScene;
  readonly picking: Picking;
  readonly decoy: Decoy;
  readonly notes: Notes;
  readonly night: boolean;
  /** The cards of others lie face down on the moderator's screen, too: by day it is seen by the room. */
  readonly covered: boolean;
  /** A window is pressed: it is picked, or tells about itself. */
  press(seat: number, at: Element): void;
}
export const [getTable, setTable] = createContext<Table>();
