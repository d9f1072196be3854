import type { GameWords } from './game-words';

/** What a value is said with: the words, the players' names, and who reads. */
export interface Reader {
  words: GameWords;
  names: readonly string[];
  viewer: number;
}

/** A thing on the table in words: its name, and what else is known of it. */
export interface Thing {
  name: string;
  more: string;
}

/** A field of the view in words. */
export interface Row {
  label: string;
  things: Thing[];
  /** Several things side by side, not one value. */
  several: boolean;
}

/** Nothing, where something else could stand. */
export const NONE = '–';
const isEmpty = ({ name, more }: Thing): boolean => !name && !more;

/** The fields of a view that have a label and something to say; what has no label is not meant for reading. */
export function rows(fields: readonly [string, unknown][], reader: Reader): Row[] {
  const { words } = reader;
  return fields
    .filter(([name, value]) => words.has(`field-${name}`) && value !== null)
    .map(([name, value]) => ({
      label: words.field(name),
      things: [value].flat().map((item) => thing(name, item, reader)),
      several: Array.isArray(value),
    }))
    .filter(({ things }) => !things.length || !things.every(isEmpty));
}

/** One thing; of a thing with fields the first is its name: a card of the street with its cost. */
function thing(field: string, value: unknown, reader: Reader): Thing {
  if (Array.isArray(value)) return { name: listed(field, value, reader), more: '' };
  if (typeof value !== 'object' || value === null)
    return { name: word(field, value, reader), more: '' };
  const { words, names, viewer } = reader;
  const { kind } = value as { kind?: unknown };
  // what a player was told is kept under the id of its event
  if (typeof kind === 'string' && words.has(`event-${kind}`))
    return { name: words.event({ ...value, event: kind }, names, viewer), more: '' };
  const [first, ...rest] = Object.entries(value);
  const named = first && (typeof first[1] !== 'object' || first[1] === null);
  const more = rows(named ? rest : Object.entries(value), reader);
  return {
    name: named ? word(first[0], first[1], reader) : '',
    more: more.map(({ label, things }) => `${label}: ${joined(things, reader)}`).join(', '),
  };
}

function listed(field: string, items: readonly unknown[], reader: Reader): string {
  return joined(
    items.map((item) => thing(field, item, reader)),
    reader,
  );
}

function joined(things: readonly Thing[], { words }: Reader): string {
  const said = things.map(({ name, more }) => [name || (more ? '' : NONE), more && `(${more})`]);
  return said.map((parts) => parts.filter(Boolean).join(' ')).join(', ') || words.say('nothing');
}

/** A value in words: as its field says it, a card by its name, one that is hidden among others by a mark. */
export function word(field: string, value: unknown, { words, names, viewer }: Reader): string {
  if (value === null) return '?';
  if (value === '') return '';
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  const key = `field-${field}.value`;
  if (words.has(key)) return words.tell(key, { value }, names, viewer);
  const name = String(value);
  return words.has(`card-${name}`) ? words.card(name) : name;
}
