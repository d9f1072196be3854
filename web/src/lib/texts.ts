import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../../src/igroteka/texts/en.ftl?raw';
import ru from '../../../src/igroteka/texts/ru.ftl?raw';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
type Args = Record<string, FluentVariable>;

/** The words of one Fluent file in one language. */
export class Texts {
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(language: Language, source: string) {
    const resource = new FluentResource(source);
    this.ids = resource.body.map((message) => message.id);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(resource);
  }

  /** A message, or one of its attributes: `say('card.name')`. A missing word is a bug and throws. */
  say(path: string, args: Args = {}): string {
    const [id = '', attribute] = path.split('.');
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no text ${path}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw errors[0];
    return text;
  }
}

/** The words that belong to no single game. */
export const SHELL: Record<Language, Texts> = {
  ru: new Texts('ru', ru),
  en: new Texts('en', en),
};

const FOLDER = '../../../src/igroteka/games';
const FILES = import.meta.glob<string>('../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The words of a game, fetched when they are wanted. */
export async function gameTexts(game: string, language: Language): Promise<Texts> {
  const load = FILES[`${FOLDER}/${game}/texts/${language}.ftl`];
  if (!load) throw new Error(`no texts of ${game} in ${language}`);
  return new Texts(language, await load());
}
