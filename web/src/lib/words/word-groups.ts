/**
 * Words that only some parts of the page say, each group in a file of its own in `texts/`; those of the shelf and of
 * the table are always there.
 */
export const WORD_GROUPS = [
  'chat',
  'sketch',
  'dealing',
  'handover',
  'hindsight',
  'hint',
  'lobby',
  'menu',
  'moderator',
  'narrator',
  'questions',
  'refused',
  'replay',
  'rules',
  'settings',
  'stopped',
] as const;
export type WordGroup = (typeof WORD_GROUPS)[number];

/** The words of what an address may lead to at once, so that they are fetched together with it. */
export const PAGE_WORDS: Readonly<Record<string, readonly WordGroup[]>> = {
  Guest: ['lobby', 'refused', 'stopped'],
  Help: ['settings'],
  Lobby: ['lobby', 'refused', 'questions', 'menu', 'narrator'],
  NewTable: ['lobby', 'refused'],
  Replay: ['replay', 'hindsight', 'hint', 'refused'],
  Tv: ['replay', 'refused', 'narrator', 'stopped'],
};
