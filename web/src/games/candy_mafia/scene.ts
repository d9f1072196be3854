import { createContext } from 'svelte';
import type { Scene, Shown } from '../../lib/game/scene';
import type { Prompt } from '../../lib/game/outcome';
import type { Picking } from '../../lib/kit/picking.svelte';
import type { Decoy } from './decoy.svelte';
import type { Notes } from './notes.svelte';
import type { Facts, GameEvent, Look } from './shapes';

export type MafiaScene = Scene<Look, Facts, GameEvent>;
export type MafiaView = Shown<Look>;

/** What every part of the drawing may ask for. */
export interface Table {
  readonly scene: MafiaScene;
  readonly picking: Picking;
  readonly decoy: Decoy;
  readonly notes: Notes;
  readonly night: boolean;
  /** A window is pressed: it is picked, or tells about itself. */
  press(seat: number, at: Element): void;
}
export const [getTable, setTable] = createContext<Table>();

/** What all hear of a call: whose it is in a called night, never whether it is mine. */
export const overheard = (prompt: Prompt): Prompt => ({ ...prompt, mine: false, own: false });

/** Everybody hears whose call it is: in a called night every call, in a fast one that of a gang. */
export const calls = ({ step }: Prompt, options: Record<string, unknown>): boolean =>
  step === 'gang' || (options.night === 'called' && ['fate', 'call'].includes(step));

/** A note is read, and nothing is answered. */
export const reads = ({ step }: Prompt): boolean => step === 'mail';

/** Events that only their reader may read, while a finger holds the page. */
export const SECRET = [
  'card',
  'new-card',
  'met',
  'checked',
  'compared',
  'is-town',
  'learnt',
  'office',
  'killer',
  'inquisitor',
  'recruited',
  'turned',
  'unwoken',
  'exposed',
  'victim',
  'refused',
  'revenge',
  'last',
  'chorus',
];
