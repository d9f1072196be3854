import { Refusal } from '../connection/api';
import { locale } from './locale.svelte';
import type { Texts } from './texts';

/** Why the game, which gives a clause, or the server refused a command. */
export function refusalText(
  { reason, clause = '' }: { reason: string; clause?: string },
  words: Pick<Texts, 'has' | 'say'>,
): string {
  const keys = [clause ? `why-${reason}` : `refused-${reason}`, `refused-${reason}`];
  return words.say(keys.find((key) => words.has(key)) ?? 'refused-server-error');
}

/** Why the server refused a request; any other error is a bug and is thrown again. */
export function errorText(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const key = `refused-${error.reason}`;
  return locale.say(locale.knows(key) ? key : 'refused-other');
}
