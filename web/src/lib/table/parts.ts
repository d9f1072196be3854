import { part } from '../routing/part';
import { SHEETS } from '../routing/sheets';

/** Before the cards: whoever has not sat down, and a table that gathers. */
export const guest = part(() => import('../lobby/Guest.svelte'), 'lobby', 'refused', 'stopped');
export const lobby = part(
  () => import('../lobby/Lobby.svelte'),
  'lobby',
  'refused',
  'questions',
  'menu',
);
export const waiting = part(() => import('../lobby/Waiting.svelte'), 'lobby');

/** What few tables come to. */
export const farewell = part(() => import('./Farewell.svelte'), 'refused');
export const stopped = part(
  () => import('../stopped/Stopped.svelte'),
  'refused',
  'questions',
  'stopped',
);
export const moderatorBar = part(() => import('./ModeratorBar.svelte'), 'menu');
export const keeperBar = part(() => import('./KeeperBar.svelte'), 'handover');
export const handover = part(() => import('../handover/Handover.svelte'), 'handover');

/** What nobody needs for the first move. */
export const column = part(() => import('./Column.svelte'));
export const hintNote = part(() => import('./HintNote.svelte'));
export const menu = part(() => import('./Menu.svelte'), 'menu', 'handover', 'narrator');
export const notes = part(() => import('./Notes.svelte'), 'refused', 'questions');
export const result = part(() => import('./Result.svelte'), 'hindsight', 'questions');
export const LATER = [notes, result, menu, column, hintNote, ...SHEETS];
