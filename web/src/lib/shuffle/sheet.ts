import { part } from '../routing/part';

/** The check of the shuffle after a game. */
export const checkShuffle = part(() => import('./CheckShuffle.svelte'), 'replay', 'refused');
