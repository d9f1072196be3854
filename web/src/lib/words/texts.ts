import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Row } from '../../../plugins/fluent';
import type { Language } from './language';
import type { WordGroup } from './word-groups';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './language';
type Args = Record<string, FluentVariable>;

/** Below a thousand all languages write numbers alike, and to load `Intl` for the others takes a phone long. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const plain = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

/** Fluent messages of one language that are loaded together. */
export class Texts {
  readonly #bundle: FluentBundle;
  readonly #rows: Row[] = [];

  constructor(language: Language, rows: readonly Row[]) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.add(rows);
  }

  get ids(): string[] {
    return this.#rows.map(([id]) => id);
  }

  /** More messages; what is known stays as it is. */
  add(rows: readonly Row[]): void {
    const fresh = rows.filter(([id]) => !this.#bundle.hasMessage(id));
    this.#rows.push(...fresh);
    const body = fresh.map(([id, value, attributes = {}]) => ({ id, value, attributes }));
    this.#bundle.addResource({ body });
  }

  /** Is there such a message, or such an attribute of one: `has('card.name')`? */
  has(path: string): boolean {
    const [id = '', attribute] = path.split('.');
    const message = this.#bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
  }

  /** The attributes that the messages of this beginning have. */
  attributes(beginning: string): string[] {
    const named = this.#rows.filter(([id]) => id.startsWith(beginning));
    return [...new Set(named.flatMap(([, , attributes]) => Object.keys(attributes ?? {})))].sort();
  }

  /** A message, or one of its attributes: `say('card.name')`. A missing word is a bug and throws. */
  say(path: string, args: Args = {}): string {
    const [id = '', attribute] = path.split('.');
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`no text ${path}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, counted(args), errors);
    if (errors[0]) throw errors[0];
    return text;
  }
}

function counted(args: Args): Args {
  const numbers = Object.entries(args).filter(([, value]) => typeof value === 'number');
  if (!numbers.length) return args;
  return { ...args, ...Object.fromEntries(numbers.map(([of, n]) => [of, new Count(Number(n))])) };
}

interface Words {
  default: Row[];
  /** By the file. */
  boxes: Record<string, Row[]>;
}
const WORDS: Record<Language, () => Promise<Words>> = {
  ru: () => import('../../texts/ru'),
  en: () => import('../../texts/en'),
};

/** What was found in `…/<id>/texts/`, by the id of the game. */
export function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([file, found]) => [file.split('/').at(-3) ?? '', found]),
  );
}

/** The messages that belong to no single game: those of the core, and those that the page always has. */
export async function shellRows(language: Language): Promise<Row[]> {
  return (await WORDS[language]()).default;
}

const GROUPS = import.meta.glob<Row[]>(
  ['../../texts/*.ftl', '!../../texts/shelf.*', '!../../texts/table.*'],
  { query: '?parsed', import: 'default' },
);
const SHELL = new Map<Language, Texts>();

/** The same, ready to be said, with the messages of these groups; each is loaded once. */
export async function shellTexts(
  language: Language,
  groups: readonly WordGroup[] = [],
): Promise<Texts> {
  const [rows, ...more] = await Promise.all([
    shellRows(language),
    ...groups.map((group) => GROUPS[`../../texts/${group}.${language}.ftl`]!()),
  ]);
  const texts = SHELL.get(language) ?? new Texts(language, rows);
  SHELL.set(language, texts);
  for (const each of more) texts.add(each);
  return texts;
}

/** The messages on the box of a game, which are loaded together with those of the shell. */
export async function boxTexts(game: string, language: Language): Promise<Texts> {
  const box = byGame((await WORDS[language]()).boxes)[game];
  return box ? new Texts(language, box) : gameTexts(game, language);
}

const FOLDER = '../../../../src/igroteka/games';
const AT_THE_TABLE = import.meta.glob<Row[]>('../../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?table',
  import: 'default',
});
const REASONS = import.meta.glob<Row[]>('../../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?reasons',
  import: 'default',
});
const BEFORE_THE_CARDS = import.meta.glob<Row[]>('../../../../src/igroteka/games/*/texts/*.ftl', {
  query: '?setup',
  import: 'default',
});

/** The messages of a game, those of its options too, loaded when they are wanted. */
export async function gameTexts(game: string, language: Language): Promise<Texts> {
  const setup = BEFORE_THE_CARDS[`${FOLDER}/${game}/texts/${language}.ftl`];
  const rows = await Promise.all([gameRows(game, language), setup?.() ?? []]);
  return new Texts(language, rows.flat());
}

/** Why the bots of a game answer as they do; a game that the server has alone tells it with the rest. */
export async function reasonRows(game: string, language: Language): Promise<Row[]> {
  return (await REASONS[`${FOLDER}/${game}/texts/${language}.ftl`]?.()) ?? [];
}

/** The messages of a game that a table needs. */
export async function gameRows(game: string, language: Language): Promise<Row[]> {
  const file = AT_THE_TABLE[`${FOLDER}/${game}/texts/${language}.ftl`];
  return file ? file() : (await import('./served-texts')).servedRows(game, language);
}
