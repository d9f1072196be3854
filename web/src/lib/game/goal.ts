import type { GameWords } from './game-words';
import type { Texts } from '../words/texts';

type Said = Pick<Texts | GameWords, 'has' | 'say'>;

/** The choice that says which game is played, with what one plays for: only a headline option has goals. */
export function headlineText(
  words: Said,
  options: Record<string, unknown>,
): { name: string; goal: string } | undefined {
  const path = Object.entries(options)
    .map(([id, value]) => `option-${id}-${String(value)}`)
    .find((path) => words.has(`${path}.goal`));
  return path ? { name: words.say(path), goal: words.say(`${path}.goal`) } : undefined;
}

/** What one plays for at a table with these options. */
export function goalOf(words: Said, options: Record<string, unknown>): string {
  return headlineText(words, options)?.goal ?? words.say('goal');
}
