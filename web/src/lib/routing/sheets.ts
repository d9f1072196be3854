import { part } from './part';

/** What can be opened from several pages. */
export const rulesSheet = part(() => import('../table/RulesPanel.svelte'));
export const settingsSheet = part(() => import('../device/Settings.svelte'));
export const SHEETS = [rulesSheet, settingsSheet];
