import type { Texts } from './texts';

/** For how many players something is, from the fewest to the most. */
export function players(counts: readonly number[], shell: Pick<Texts, 'say'>): string {
  const from = Math.min(...counts);
  const to = Math.max(...counts);
  return from === to
    ? shell.say('players', { count: to })
    : shell.say('players-range', { from, to });
}
