import type { Fields } from './scene';
import { furtherWords, type GameWords } from './game-words';
import type { Prompt } from './outcome';
import type { Language } from '../words/language';

/** What is read aloud of a game: the sentences of its texts, as a spectator reads them. */
export interface Narration {
  /** The events that are announced, in `event-…`; no others are. */
  events: readonly string[];
  /** The keys of another wording of an event for the ear; undefined: as it is read. */
  spoken?(event: Fields): readonly string[] | undefined;
  /** The keys of what is said when a window opens, who wakes among it; undefined: what is awaited, as it is read. */
  spokenPrompt?(prompt: Prompt): readonly string[] | undefined;
  /** The keys of what is said when it is closed: who sleeps again. */
  spokenEnd?(prompt: Prompt): readonly string[];
  /** The announcements that a table may word itself, by the key of their text. */
  reworded: readonly string[];
}

const MODULES = import.meta.glob<{ narration: Narration }>('../../games/*/narration.ts');

const fileOf = (game: string) => `../../games/${game}/narration.ts`;

/** Whether the game has a `narration.ts`: only then a narrator is offered. */
export function isNarrated(game: string): boolean {
  return fileOf(game) in MODULES;
}

/** What is said of the game, with the words that only a voice needs. */
export async function narrationOf(
  game: string,
  language: Language,
): Promise<{ narration: Narration; words: GameWords } | undefined> {
  const found = MODULES[fileOf(game)];
  if (!found) return undefined;
  const [{ narration }, words] = await Promise.all([
    found(),
    furtherWords(game, language, 'narration'),
  ]);
  return { narration, words };
}
