import type { Texts } from '../texts';

/** Why something was refused: by the game, with its clause, or by the house. */
export function refusalText(
  { reason, clause = '' }: { reason: string; clause?: string },
  words: Pick<Texts, 'has' | 'say'>,
): string {
  const keys = [clause ? `why-${reason}` : `refused-${reason}`, `refused-${reason}`];
  return words.say(keys.find((key) => words.has(key)) ?? 'refused-server-error');
}
