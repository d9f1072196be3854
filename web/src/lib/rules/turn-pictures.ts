import type { Row } from '../../../plugins/fluent';
import { GameWords, rowsOf } from '../game/game-words';
import type { Turn } from '../game/turn-pictures';
import type { Language } from '../words/texts';

const TURNS = import.meta.glob<{ turn: Turn }>('../../games/*/turn-pictures.ts');
const WORDS = import.meta.glob<Row[]>('../../games/*/texts/turn.*.ftl', {
  query: '?parsed',
  import: 'default',
});

/** The pictures of a turn, if the game has some, and the words of the game with theirs. */
export async function turnOf(game: string, language: Language) {
  const [turn, ...rows] = await Promise.all([
    TURNS[`../../games/${game}/turn-pictures.ts`]?.(),
    rowsOf(game, language),
    WORDS[`../../games/${game}/texts/turn.${language}.ftl`]?.() ?? [],
  ]);
  return { turn: turn?.turn, words: new GameWords(language, rows.flat()) };
}
