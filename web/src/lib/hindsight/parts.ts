import { part } from '../routing/part';

/** The review of a game that is over. */
export const lookBack = part(() => import('./LookBack.svelte'), 'hindsight', 'refused');
