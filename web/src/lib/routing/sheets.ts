import { part } from './part';

/** What can be opened from several pages. */
export const rulesSheet = part(() => import('../rules/RulesPanel.svelte'));
export const settingsSheet = part(() => import('../settings/Settings.svelte'), 'settings');
export const lookBack = part(() => import('../hindsight/LookBack.svelte'), 'hindsight', 'refused');
export const checkShuffle = part(
  () => import('../shuffle/CheckShuffle.svelte'),
  'replay',
  'refused',
);
export const record = part(() => import('../stopped/Record.svelte'), 'replay', 'stopped');
export const narrator = part(() => import('../narrator/Narrator.svelte'), 'narrator');
export const narratorSheet = part(() => import('../narrator/NarratorSheet.svelte'), 'narrator');
export const SHEETS = [rulesSheet, settingsSheet];
