import { part } from '../routing/part';

/** The cards of an option, to be read and chosen. */
export const cardPicker = part(() => import('./CardPicker.svelte'), 'lobby');
