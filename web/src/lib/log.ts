import { sentences, type Sentence } from './sentences';
import type { GameWords } from './words';
import type { Entry } from './wire';

/** One line of the log as a sentence. */
export interface Told {
  /** Its place in the log. */
  index: number;
  seat: number;
  clause: string;
  text: string;
  /** The same, in parts of which some are told in more detail. */
  parts: Sentence[];
  undone: boolean;
}

/** What one seat did in a row. */
export interface Turn {
  number: number;
  seat: number;
  lines: Told[];
}

/** Which entries were taken back: all between the point an undo goes back to and the undo itself. */
export function undone(log: readonly Entry[]): boolean[] {
  const struck = log.map(() => false);
  log.forEach((entry, index) => {
    if (entry.kind !== 'undo') return;
    for (let at = Number(entry.to); at < index; at++) struck[at] ||= holdsNoMore(log[at]);
  });
  return struck;
}

/** An undo takes back choices; who sits where, and that something was undone, stays true. */
function holdsNoMore(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.kind !== 'seat' && entry.kind !== 'undo';
}

/** What still holds of the log. */
export function inEffect(log: readonly Entry[]): Entry[] {
  const struck = undone(log);
  return log.filter((entry, index) => !struck[index] && entry.kind !== 'undo');
}

/** The log as turns of sentences, in the order they happened. */
export function turns(
  log: readonly Entry[],
  words: GameWords,
  names: readonly string[],
  viewer: number,
): Turn[] {
  const struck = undone(log);
  const out: Turn[] = [];
  log.forEach((entry, index) => {
    const parts = said(entry, words, names, viewer);
    if (!parts.length) return;
    const text = joined(parts);
    const undone = struck[index] ?? false;
    const line = { index, seat: entry.seat, clause: entry.clause, text, parts, undone };
    const last = out.at(-1);
    // What the table does by itself, and what is taken back, belongs to the turn in which it happens.
    const within = entry.seat < 0 || entry.kind === 'undo';
    if (last && (last.seat === entry.seat || within)) last.lines.push(line);
    else
      out.push({
        number: out.filter((turn) => turn.seat >= 0).length + 1,
        seat: entry.seat,
        lines: [line],
      });
  });
  return out;
}

/** What an entry says; '': the viewer saw nothing of it. */
export function tell(
  entry: Entry,
  words: GameWords,
  names: readonly string[],
  viewer: number,
): string {
  return joined(said(entry, words, names, viewer));
}

function joined(parts: readonly Sentence[]): string {
  return parts.map((part) => part.text).join(' ');
}

/** The table speaks first, then the game. */
function said(
  entry: Entry,
  words: GameWords,
  names: readonly string[],
  viewer: number,
): Sentence[] {
  const first = ofTheTable(entry, words, names, viewer);
  const rest = sentences(entry.events, words, names, viewer);
  return first ? [{ text: first, more: [], label: '' }, ...rest] : rest;
}

/** What the table itself says of an entry, before the game's own events. */
function ofTheTable(
  entry: Entry,
  words: GameWords,
  names: readonly string[],
  viewer: number,
): string {
  if (entry.kind !== 'undo' && entry.kind !== 'time-up' && entry.kind !== 'seat') return '';
  const name = words.player(entry.seat, names);
  const mine = entry.seat === viewer ? 'yes' : 'no';
  const to = String(entry.to).startsWith('bot ') ? 'bot' : 'person';
  return words.say(`log-${entry.kind}`, { name, mine, to });
}
