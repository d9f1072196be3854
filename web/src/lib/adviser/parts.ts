import { part } from '../routing/part';

/** A fair cast for a game that begins without a form. */
export const fairCast = part(async () => ({ default: (await import('./fair')).fairly }));

/** The cards in play, to be read before the game. */
export const cast = part(() => import('./CastSheet.svelte'), 'lobby');
