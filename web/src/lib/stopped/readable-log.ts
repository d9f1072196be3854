import { sentences } from '../game/event-sentences';
import { word } from '../game/view-rows';
import type { Entry } from '../connection/wire';
import type { GameWords } from '../game/game-words';

type Seen = Entry['events'][number];

/** A log of another version, so that it can be told: an event without words here is told by its id and its facts. */
export function readableLog(
  log: readonly Entry[],
  words: GameWords,
  names: readonly string[],
  viewer: number,
): Entry[] {
  function fits(events: readonly Seen[]): boolean {
    try {
      sentences(events, words, names, viewer);
      return true;
    } catch {
      return false;
    }
  }
  const plain = (seen: Seen) => unfamiliar(seen, words, names);
  return log.map((entry) => {
    const each = entry.events.map((seen) => (fits([seen]) ? seen : plain(seen)));
    // What fits alone may still not fit into one sentence with its neighbours.
    const events = [entry.events, each].find(fits) ?? entry.events.map(plain);
    return { ...entry, events };
  });
}

/** An event as the text `event-unfamiliar` tells it. */
function unfamiliar({ event, ...facts }: Seen, words: GameWords, names: readonly string[]): Seen {
  const told = listed(facts, words, names);
  return { event: 'unfamiliar', id: String(event), facts: told.join(', '), count: told.length };
}

/** Each fact with its label; a person needs none. */
function listed(facts: object, words: GameWords, names: readonly string[]): string[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const person = /^seats?$/.test(name);
      const told = valueOf(value, words, names, person);
      const label = words.has(`field-${name}`) ? words.field(name) : name;
      return person ? told : `${label}: ${told}`;
    });
}

function valueOf(
  value: unknown,
  words: GameWords,
  names: readonly string[],
  person: boolean,
): string {
  if (Array.isArray(value))
    return words.row(value.map((item) => valueOf(item, words, names, person)));
  if (typeof value === 'object' && value !== null) return listed(value, words, names).join(', ');
  return person && typeof value === 'number'
    ? words.player(value, names)
    : word('', value, { words, names, viewer: -1 });
}
