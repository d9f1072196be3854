import { furtherWords, type GameWords } from './game-words';
import type { Language } from '../words/texts';
import type { Scene, View } from './scene';

/** One thing that the moderator says or does before going on. */
export interface Cue {
  /** Aloud, line by line. */
  say: string[];
  /** Without a word: whom to wake, which sign to show. */
  act: string[];
  /** A sign that may be shown on the whole screen to one pair of eyes. */
  sign?: { mark: string; text: string };
  /** Whose answers are recorded meanwhile. */
  seats: number[];
  /** They answer as one: what is recorded for the first of them stands for all. */
  together?: boolean;
}

/**
 * `web/src/games/<id>/script.ts`: what is to be done now, the last cue with the open window; `before`: what was seen at
 * the decision before.
 */
export type Cues = (scene: Scene, before: View | null, words: GameWords) => Cue[];
export interface Script {
  cues: Cues;
  words: GameWords;
}

const SCRIPTS = import.meta.glob<{ cues: Cues }>('../../games/*/script.ts');

const fileOf = (game: string) => `../../games/${game}/script.ts`;

/** Does the game tell the moderator what to say and do? */
export function isScripted(game: string): boolean {
  return fileOf(game) in SCRIPTS;
}

/** The game's script with the words that nobody else needs. */
export async function scriptOf(game: string, language: Language): Promise<Script | undefined> {
  const script = SCRIPTS[fileOf(game)];
  if (!script) return undefined;
  const [{ cues }, words] = await Promise.all([
    script(),
    furtherWords(game, language, 'narration', 'script'),
  ]);
  return { cues, words };
}
