import { part } from '../routing/part';

/** The cards in play, to be read before the game. */
export const cast = part(() => import('./CastSheet.svelte'), 'lobby');
