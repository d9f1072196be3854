import { part } from '../routing/part';
import { SHEETS } from '../routing/sheets';

/** Before the cards: whoever has not sat down, and a table that gathers. */
export const guest = part(() => import('../lobby/Guest.svelte'));
export const lobby = part(() => import('../lobby/Lobby.svelte'));
export const waiting = part(() => import('../lobby/Waiting.svelte'));

/** What few tables come to. */
export const farewell = part(() => import('./Farewell.svelte'));
export const stopped = part(() => import('../stopped/Stopped.svelte'));
export const chairBar = part(() => import('./ChairBar.svelte'));

/** What nobody needs for the first move. */
export const column = part(() => import('./Column.svelte'));
export const menu = part(() => import('./Menu.svelte'));
export const result = part(() => import('./Result.svelte'));
export const LATER = [result, menu, column, ...SHEETS];
