import { part } from '../routing/part';

/** What a person chooses for this device. */
export const settingsSheet = part(() => import('./Settings.svelte'), 'settings');
