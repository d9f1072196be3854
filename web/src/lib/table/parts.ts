import { part } from '../routing/part';
import { rulesSheet } from '../rules/parts';
import { settingsSheet } from '../settings/parts';

/** Before the cards: the person who has not sat down, and a table that gathers. */
export const guest = part(() => import('../lobby/Guest.svelte'), 'lobby', 'refused', 'stopped');
export const lobby = part(
  () => import('../lobby/Lobby.svelte'),
  'lobby',
  'refused',
  'questions',
  'menu',
  'narrator',
);
export const waiting = part(() => import('../lobby/Waiting.svelte'), 'lobby');

/** What few tables come to. */
export const sentAway = part(() => import('./SentAway.svelte'), 'refused');
export const stopped = part(
  () => import('../stopped/Stopped.svelte'),
  'refused',
  'questions',
  'stopped',
);
export const moderatorBar = part(
  () => import('../moderator/ModeratorBar.svelte'),
  'menu',
  'moderator',
);
export const keeperBar = part(
  () => import('../handover/KeeperBar.svelte'),
  'handover',
  'moderator',
);
export const handover = part(() => import('../handover/Handover.svelte'), 'handover');

/** What nobody needs for the first move. */
export const sideColumn = part(() => import('../log/SideColumn.svelte'), 'chat');
export const hint = part(() => import('../guide/hint'), 'handover', 'hint');
export const menu = part(
  () => import('../menu/Menu.svelte'),
  'menu',
  'handover',
  'narrator',
  'lobby',
);
export const notes = part(() => import('./Notes.svelte'), 'refused', 'questions');
export const result = part(() => import('../result/Result.svelte'), 'hindsight', 'questions');
export const why = part(() => import('../rules/Why.svelte'));
export const LATER = [notes, result, why, menu, sideColumn, hint, rulesSheet, settingsSheet];
