import { Refusal } from '../connection/api';
import { locale } from './locale.svelte';
import type { Texts } from './texts';

/** Why the game, which gives a clause, or the server refused a command. */
export function refusalText(
  { reason, clause = '' }: { reason: string; clause?: string },
  words?: Pick<Texts, 'has' | 'say'>,
): string {
  if (clause && words?.has(`why-${reason}`)) return words.say(`why-${reason}`);
  const key = `refused-${reason}`;
  return locale.say(locale.knows(key) ? key : 'refused-server-error');
}

/**
 * Why the server refused a request, in the game's words if it has any; any other error is a bug and is thrown again.
 */
export function errorText(error: unknown, words?: Pick<Texts, 'has' | 'say'>): string {
  if (!(error instanceof Refusal)) throw error;
  if (error.fault && words?.has(`fault-${error.fault}`)) return words.say(`fault-${error.fault}`);
  const key = `refused-${error.reason}`;
  return locale.say(locale.knows(key) ? key : 'refused-other');
}

/** The same on a page that does without these words until something is refused. */
export async function errorTextLater(error: unknown): Promise<string> {
  await locale.add('refused').catch(() => undefined);
  return errorText(error);
}
