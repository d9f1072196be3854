import { lookOf } from '../game/look';
import { players } from '../words/players';
import { boxTexts, shellTexts, type Language, type Texts } from '../words/texts';
import type { GameInfo } from '../connection/wire';

/** A game as it stands on the shelf. */
export interface Boxed {
  id: string;
  title: string;
  tagline: string;
  facts: string[];
  game: GameInfo;
  /** What is written on the box. */
  words: Texts;
}

/** All games, in the order of the shelf. */
export async function shelf(games: GameInfo[], language: Language): Promise<Boxed[]> {
  const shell = await shellTexts(language);
  const ordered = [...games].sort((one, other) => rank(one.id) - rank(other.id));
  return Promise.all(ordered.map((game) => boxed(game, language, shell)));
}

async function boxed(game: GameInfo, language: Language, shell: Texts): Promise<Boxed> {
  const words = await boxTexts(game.id, language);
  return {
    id: game.id,
    title: words.say('title'),
    tagline: words.say('tagline'),
    facts: facts(game.seats, words, shell),
    words,
    game,
  };
}

/** How many can play, and how long it takes. */
export function facts(seats: number[], words: Texts, shell: Texts): string[] {
  return [players(seats, shell), words.say('length')];
}

const rank = (game: string): number => lookOf(game)?.shelf ?? Number.MAX_SAFE_INTEGER;
