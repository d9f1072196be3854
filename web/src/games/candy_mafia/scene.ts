import type { Scene, Shown } from '../../lib/game/scene';
import type { Prompt } from '../../lib/game/outcome';
import type { Facts, GameEvent, Look } from './shapes';

export type MafiaScene = Scene<Look, Facts, GameEvent>;
export type MafiaView = Shown<Look>;

/** What all hear of a call: whose it is in a called night, never whether it is mine. */
export const overheard = (prompt: Prompt): Prompt => ({ ...prompt, mine: false, own: false });

/** Everybody hears whose call it is: in a called night every call, in a fast one that of a gang. */
export const calls = ({ step, heard }: Prompt): boolean =>
  step === 'gang' || (['fate', 'call'].includes(step) && !!heard);

/** A note is read, and nothing is answered. */
export const reads = ({ step }: Prompt): boolean => step === 'mail';

/** At night all know of whoever is out that they are asked nothing, and that nobody else writes; notes are for all. */
export const wakes = ({ prompt, seats }: MafiaView, seat: number): boolean =>
  prompt?.step === 'mail' || seats[seat]?.alive === (prompt?.step !== 'spirits');

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

/** Why the night went so: events that a moderator is told beside those. */
export const CAUSES = [
  'aside',
  'unseen',
  'nobody-died',
  'no-murder',
  'acted',
  'dropped',
  'attempt',
  'chain',
  'swapped',
];
