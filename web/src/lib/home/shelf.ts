import { lookOf } from '../game/look';
import { players } from '../words/players';
import { boxTexts, comingTexts, shellTexts, type Language, type Texts } from '../words/texts';
import type { GameInfo } from '../connection/wire';

/** A game as it stands on the shelf; `game` is there when it can be played. */
export interface Boxed {
  id: string;
  title: string;
  tagline: string;
  facts: string[];
  game?: GameInfo;
  /** What is written on the box. */
  words: Texts;
}

/** The games that can be played, then those that are still to come. */
export async function shelf(games: GameInfo[], language: Language): Promise<Boxed[]> {
  const shell = await shellTexts(language);
  const ready = await Promise.all(games.map((game) => readyBox(game, language, shell)));
  const coming = comingBoxes(await comingTexts(language));
  return [...ready, ...coming.filter((box) => !games.some((g) => g.id === box.id))];
}

async function readyBox(game: GameInfo, language: Language, shell: Texts): Promise<Boxed> {
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

function comingBoxes(texts: Record<string, Texts>): Boxed[] {
  return Object.entries(texts)
    .map(([id, words]) => ({
      id,
      title: words.say('title'),
      tagline: words.say('tagline'),
      facts: [words.say('players'), words.say('length')],
      words,
    }))
    .sort((one, other) => rank(one.id) - rank(other.id));
}

const rank = (game: string): number => lookOf(game)?.shelf ?? Number.MAX_SAFE_INTEGER;
