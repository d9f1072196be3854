import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Every language calls itself by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English' };
type Args = Record<string, FluentVariable>;

/** The words of one Fluent file in one language. */
export class Texts {
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;
  readonly #body: FluentResource['body'];

  constructor(language: Language, source: string) {
    const resource = new FluentResource(source);
    this.#body = resource.body;
    this.ids = resource.body.map((message) => message.id);
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(resource);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The attributes that the messages of this beginning have. */
  attributes(beginning: string): string[] {
    const named = this.#body.filter((message) => message.id.startsWith(beginning));
    return [...new Set(named.flatMap((message) => Object.keys(message.attributes)))].sort();
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

const WORDS: Record<Language, () => Promise<{ default: string }>> = {
  ru: () => import('../texts/ru'),
  en: () => import('../texts/en'),
};

/** The Fluent text of the shell: all that belongs to no single game. */
export async function shellSource(language: Language): Promise<string> {
  return (await WORDS[language]()).default;
}

const SHELL = new Map<Language, Promise<Texts>>();

/** The words that belong to no single game: those of the core, and those of the page. */
export function shellTexts(language: Language): Promise<Texts> {
  const known = SHELL.get(language);
  if (known) return known;
  const made = shellSource(language).then((source) => new Texts(language, source));
  SHELL.set(language, made);
  return made;
}

const FOLDER = '../../../src/igroteka/games';
const FILES = import.meta.glob<string>('../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The words of a game, fetched when they are wanted. */
export async function gameTexts(game: string, language: Language): Promise<Texts> {
  return new Texts(language, await gameSource(game, language));
}

export async function gameSource(game: string, language: Language): Promise<string> {
  const load = FILES[`${FOLDER}/${game}/texts/${language}.ftl`];
  if (!load) throw new Error(`no texts of ${game} in ${language}`);
  return load();
}
