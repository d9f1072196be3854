import { part } from '../routing/part';

/** The voice, and what is chosen for it. */
export const narrator = part(() => import('./Narrator.svelte'), 'narrator');
export const narratorSheet = part(() => import('./NarratorSheet.svelte'), 'narrator');
