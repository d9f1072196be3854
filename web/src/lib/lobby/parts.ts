import { part } from '../routing/part';

/** Printed cards: the moderator types them in, or learns them in the first night. */
export const deal = part(() => import('./Deal.svelte'), 'dealing', 'lobby', 'refused');
export const showings = part(
  () => import('./Showings.svelte'),
  'dealing',
  'lobby',
  'moderator',
  'refused',
);
