import { parsed } from '../../../plugins/fluent';
import { GameWords } from './game-words';
import { shellRows, type Language } from '../words/texts';

/** The words of a made-up game, for tests: the given Fluent messages, then those of the shell. */
export async function fakeWords(language: Language, messages: string): Promise<GameWords> {
  return new GameWords(language, [...parsed(messages), ...(await shellRows(language))]);
}
