import type { Row } from '../../../plugins/fluent';
import { Texts, gameRows, reasonRows, shellRows, type Language } from '../words/texts';
import type { Outcome, Prompt } from './outcome';
import { bySide } from './sides';
import type { Option } from '../connection/wire';

const SPECTATOR = -1;
type Args = Record<string, string | number>;
type Given = Record<string, unknown>;

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** One game in one language: sentences for what the engines say in ids, as `igroteka.texts.speech` makes them. */
export class GameWords {
  readonly language: Language;
  readonly #texts: Texts;
  readonly #forms: readonly string[];

  constructor(language: Language, rows: readonly Row[]) {
    this.language = language;
    this.#texts = new Texts(language, rows);
    this.#forms = this.#texts.attributes('card-');
  }

  /** More messages; what is known stays as it is. */
  add(rows: readonly Row[]): void {
    this.#texts.add(rows);
  }

  has(path: string): boolean {
    return this.#texts.has(path);
  }

  say(key: string, args: Args = {}): string {
    return this.#texts.say(key, args);
  }

  /** A card's name, or another form of it: `short`, or a case of the language. */
  card(name: string, form = ''): string {
    return this.say(form ? `card-${name}.${form}` : `card-${name}`);
  }

  /** What an action does, and to whom. */
  action(
    does: Pick<Option, 'verb' | 'words'>,
    names: readonly string[] = [],
    viewer = SPECTATOR,
  ): string {
    return this.say(`action-${does.verb}`, this.#spell(does.words, names, viewer));
  }

  /** What happened; the viewer is spoken to, the others are named. */
  event(seen: Given, names: readonly string[] = [], viewer = SPECTATOR): string {
    const { event, heard_by, ...args } = seen;
    // Said to one player alone: the person who hears it besides reads it as that player does.
    if (typeof heard_by === 'number') {
      const text = this.event({ event, ...args }, names, heard_by);
      return this.say('event-heard-by', { name: this.player(heard_by, names), text });
    }
    return this.tell(`event-${String(event)}`, args, names, viewer);
  }

  /** A sentence of ids and seats; the viewer is spoken to, the others are named. */
  tell(key: string, given: Given, names: readonly string[] = [], viewer = SPECTATOR): string {
    return this.say(key, this.#spell(given, names, viewer));
  }

  /** What is awaited. */
  prompt(prompt: Prompt, names: readonly string[] = [], viewer = SPECTATOR): string {
    const args = Object.entries(prompt).filter(([name]) => name !== 'step' && name !== 'clause');
    return this.tell(`step-${prompt.step}`, Object.fromEntries(args), names, viewer);
  }

  /** Why an action may not be played. */
  refusal(reason: string): string {
    return this.say(`why-${reason}`);
  }

  /** How the game ended. */
  ending({ reason, sides }: Pick<Outcome, 'reason' | 'sides'>): string {
    return this.say(`ending-${reason}`, { teams: yesNo(!!sides) });
  }

  /** Who won, or between whom it is a draw; the viewer is spoken to, the others are named. */
  result(outcome: Outcome, names: readonly string[] = [], viewer = SPECTATOR): string {
    const { scores, places, draw, winners } = outcome;
    const called = (seats: readonly number[]) =>
      this.row(seats.map((seat) => (seat === viewer ? this.say('you') : this.player(seat, names))));
    const first = [...places.keys()].filter((seat) => places[seat] === 1);
    if (winners?.length) {
      const side = winners.map((name) => this.say(`won-${name}`)).join('. ');
      return this.say('outcome-side', { side, names: called(first) });
    }
    if (first.length === 1 && first[0] === viewer) {
      const mine = scores[viewer] ?? 0;
      const best = Math.max(...scores.filter((_, seat) => seat !== viewer));
      // The person who wins because another gives up may have fewer points.
      return mine > best ? this.say('outcome-won-by', { mine, best }) : this.say('outcome-won');
    }
    const sides = bySide(first, outcome.sides);
    if (sides.length > 1) {
      // Partners are named together; where all play for themselves, so are all.
      const rows = sides.length < first.length ? sides : [first];
      return this.say(draw ? 'outcome-draw' : 'outcome-shared', {
        names: rows.map(called).join('; '),
      });
    }
    const partners = first.includes(viewer) ? 'partners-mine' : 'partners';
    return this.say(`outcome-${first.length === 1 ? 'winner' : partners}`, {
      names: called(first),
    });
  }

  field(name: string): string {
    return this.say(`field-${name}`);
  }

  sheet(source: string): string {
    return this.say(`sheet-${source}`);
  }

  /** A player's name; without one, the number of the seat. */
  player(seat: number, names: readonly string[] = []): string {
    return names[seat] ?? this.say('player', { number: seat + 1 });
  }

  /** Several things in a row, as the language joins them. */
  row(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.say('nothing');
    if (items.length === 1) return last;
    return `${items.slice(0, -1).join(', ')} ${this.say('and')} ${last}`;
  }

  /** Each word with its further forms: see the head of `igroteka.texts`. */
  #spell(given: Given, names: readonly string[], viewer: number): Args {
    const out: Args = {};
    for (const [name, value] of Object.entries(given)) {
      const items: readonly unknown[] = Array.isArray(value) ? value : [value];
      if (Array.isArray(value)) out[`${name}-count`] = items.length;
      if (typeof value === 'boolean') out[name] = yesNo(value);
      else if (typeof value === 'number') out[name] = value;
      else
        for (const form of ['', ...this.#forms]) {
          const words = items.map((item) => this.#word(String(item), form));
          out[form ? `${name}-${form}` : name] = this.row(words);
        }
      const seats = items.filter((item) => typeof item === 'number');
      if (seats.length === items.length) {
        out[`${name}-name`] = this.row(seats.map((seat) => this.player(seat, names)));
        const others = seats.filter((seat) => seat !== viewer);
        out[`${name}-others`] = this.row(others.map((seat) => this.player(seat, names)));
        out[`${name}-mine`] = yesNo(seats.includes(viewer));
      }
    }
    return out;
  }

  /** A card by its name, a degree in words; any other word stays as it is, for a text to select on. */
  #word(word: string, form: string): string {
    if (word.startsWith('degree-')) return this.say(word);
    return this.has(`card-${word}`) ? this.card(word, form) : word;
  }
}

const DRAWN = import.meta.glob<Row[]>('../../games/*/texts/{ru,en}.ftl', {
  query: '?parsed',
  import: 'default',
});
const FURTHER = import.meta.glob<Row[]>('../../games/*/texts/{narration,script}.*.ftl', {
  query: '?parsed',
  import: 'default',
});
const KNOWN = new Map<string, Promise<GameWords>>();

/** The messages of a game, of its drawing and of the shell, loaded once. */
export function gameWords(game: string, language: Language): Promise<GameWords> {
  const key = `${game} ${language}`;
  const known = KNOWN.get(key) ?? load(game, language);
  KNOWN.set(key, known);
  known.catch(() => KNOWN.delete(key)); // a lost connection must not last
  return known;
}

async function load(game: string, language: Language): Promise<GameWords> {
  return new GameWords(language, await tableRows(game, language));
}

/** The same with the reasons of its bots. */
export async function wordsWithReasons(game: string, language: Language): Promise<GameWords> {
  const [words, reasons] = await Promise.all([
    gameWords(game, language),
    reasonRows(game, language),
  ]);
  words.add(reasons);
  return words;
}

/** The messages of a game, those of its bots too, of its drawing and of the shell. */
export async function rowsOf(game: string, language: Language): Promise<Row[]> {
  const rows = [tableRows(game, language), reasonRows(game, language)];
  return (await Promise.all(rows)).flat();
}

async function tableRows(game: string, language: Language): Promise<Row[]> {
  const drawn = DRAWN[`../../games/${game}/texts/${language}.ftl`];
  const rows = await Promise.all([gameRows(game, language), drawn?.() ?? [], shellRows(language)]);
  return rows.flat();
}

/** The same with those that only somebody who leads the evening says, or a voice: `texts/<part>.<language>.ftl`. */
export async function furtherWords(
  game: string,
  language: Language,
  ...parts: readonly ('narration' | 'script')[]
): Promise<GameWords> {
  const further = parts.map((one) => FURTHER[`../../games/${game}/texts/${one}.${language}.ftl`]);
  const rows = await Promise.all([
    rowsOf(game, language),
    ...further.map((load) => load?.() ?? []),
  ]);
  return new GameWords(language, rows.flat());
}
