import { tell } from '../game/log';
import { locale } from '../words/locale.svelte';
import type { Scene } from '../game/scene';
import type { Entry } from '../connection/wire';

/** A move as a sentence; one without anything to see still says who made it. */
export function moveSentence(
  entry: Entry,
  { words, names, viewer }: Pick<Scene, 'words' | 'names' | 'viewer'>,
): string {
  const told = tell(entry, words, names, viewer);
  if (told) return told;
  if (entry.kind === 'deal' || entry.kind === 'close') return locale.say(`replay-${entry.kind}`);
  return locale.say('replay-silent', {
    mine: entry.seat >= 0 && entry.seat === viewer ? 'yes' : 'no',
    name: names[entry.seat] ?? locale.say('replay-several'),
  });
}
