import type { GameWords } from '../words/game-words';

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

/** The fields of a view that have a label; what has none is not meant for reading. */
export function rows(fields: readonly [string, unknown][], words: GameWords): Row[] {
  return fields
    .filter(([name, value]) => words.has(`field-${name}`) && value !== null)
    .map(([name, value]) => ({
      label: words.field(name),
      things: (Array.isArray(value) ? value : [value]).map((item) => thing(item, words)),
      several: Array.isArray(value),
    }));
}

/** One thing; of a thing with fields the first is its name: a card of the street with its cost. */
function thing(value: unknown, words: GameWords): Thing {
  if (typeof value !== 'object' || value === null) return { name: word(value, words), more: '' };
  const [first, ...rest] = Object.entries(value);
  const more = rows(rest, words).map(({ label, things }) => `${label}: ${things[0]?.name ?? ''}`);
  return { name: first ? word(first[1], words) : words.say('nothing'), more: more.join(', ') };
}

/** A value in words: a card by its name, one that is hidden among others by a mark. */
export function word(value: unknown, words: GameWords): string {
  if (value === null) return '?';
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  const name = String(value);
  return words.has(`card-${name}`) ? words.card(name) : name;
}
