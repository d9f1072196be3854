import { part } from '../routing/part';

/** The record of a match that cannot go on, as text. */
export const record = part(() => import('./Record.svelte'), 'replay', 'stopped');
