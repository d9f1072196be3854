import { SHELL, gameTexts, type Language, type Texts } from './texts';

/** A game as the server lists it. */
export interface Listed {
  id: string;
  seats: number[];
}

/** A game as it stands on the shelf. */
export interface Boxed {
  id: string;
  title: string;
  tagline: string;
  facts: string[];
  ready: boolean;
}

export async function listed(): Promise<Listed[]> {
  const answer = await fetch('/api/games');
  if (!answer.ok) throw new Error(`/api/games: ${answer.status}`);
  return (await answer.json()) as Listed[];
}

/** The games that can be played, then those that are still to come. */
export async function shelf(games: Listed[], language: Language): Promise<Boxed[]> {
  const ready = await Promise.all(games.map((game) => readyBox(game, language)));
  return [...ready, ...comingBoxes(language).filter((box) => !games.some((g) => g.id === box.id))];
}

async function readyBox(game: Listed, language: Language): Promise<Boxed> {
  const words = await gameTexts(game.id, language);
  return {
    id: game.id,
    title: words.say('title'),
    tagline: words.say('tagline'),
    facts: facts(game, words, language),
    ready: true,
  };
}

/** How many can play, and how long it takes. */
export function facts(game: Listed, words: Texts, language: Language): string[] {
  const from = Math.min(...game.seats);
  const to = Math.max(...game.seats);
  const players =
    from === to
      ? SHELL[language].say('players', { count: to })
      : SHELL[language].say('players-range', { from, to });
  return [players, words.say('length')];
}

function comingBoxes(language: Language): Boxed[] {
  const texts = SHELL[language];
  return texts.ids
    .filter((id) => id.startsWith('coming-'))
    .map((id) => ({
      id: id.slice('coming-'.length),
      title: texts.say(id),
      tagline: texts.say(`${id}.tagline`),
      facts: [texts.say(`${id}.players`), texts.say(`${id}.length`)],
      ready: false,
    }));
}
