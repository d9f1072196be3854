import { sentences, type Sentence } from './event-sentences';
import type { GameWords } from './game-words';
import type { Entry } from '../connection/wire';

/** One line of the log as a sentence. */
export interface LogLine {
  /** Its place in the log. */
  index: number;
  seat: number;
  clause: string;
  text: string;
  /** The same, in parts of which some are told in more detail. */
  parts: Sentence[];
  undone: boolean;
}

/** What one seat did in a row, or what came of a window. */
export interface Turn {
  /** 0: the deal. */
  number: number;
  seat: number;
  lines: LogLine[];
}

/**
 * Which entries were taken back. Of those that held until then, an undo leaves the first `to`, who sits where by which
 * link, and by which rules;
 * older undos go with the rest.
 */
export function undone(log: readonly Entry[]): boolean[] {
  const struck = log.map(() => false);
  log.forEach((entry, index) => {
    if (entry.kind !== 'undo') return;
    const held = [...log.keys()].filter((at) => at < index && !struck[at]);
    for (const at of held.slice(Number(entry.to))) struck[at] = !outlastsUndo(log[at]);
  });
  return struck;
}

/** The log without what was taken back, as the server tells it in a `whole`: there an undo stands where it led to. */
export function holding(log: readonly Entry[]): Entry[] {
  const struck = undone(log);
  return log
    .filter((_, index) => !struck[index])
    .map((entry, index) => (entry.kind === 'undo' ? { ...entry, to: index } : entry));
}

/** How many entries two logs have in common, from the first on. */
export function commonLength(one: readonly Entry[], other: readonly Entry[]): number {
  const same = (entry: Entry, index: number) =>
    JSON.stringify(entry) === JSON.stringify(other[index]);
  const at = one.findIndex((entry, index) => !same(entry, index));
  return at < 0 ? one.length : at;
}

/** What was played and still holds. */
export function inEffect(log: readonly Entry[]): Entry[] {
  return holding(log).filter((entry) => entry.kind !== 'undo');
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
  // A turn counts if something of it holds: so its number is the same after a reload.
  const counts = ({ number, lines }: Turn) =>
    number > 0 && lines.some(({ index, undone }) => !undone && log[index]?.kind !== 'undo');
  log.forEach((entry, index) => {
    const undone = struck[index] ?? false;
    // Struck through, «takes it back» would say that it was not taken back.
    if (undone && entry.kind === 'undo') return;
    const parts = said(entry, words, names, viewer);
    if (!parts.length) return;
    const text = joined(parts);
    const line = { index, seat: entry.seat, clause: entry.clause, text, parts, undone };
    const last = out.at(-1);
    // What the table does by itself, what is taken back, and who sits where belongs to the turn in which it happens.
    const within = entry.seat < 0 || ['undo', 'seat', 'link'].includes(entry.kind);
    // In nobody's turn a window is one of its own.
    const closes = entry.kind === 'close' && (last?.seat ?? -1) < 0;
    if (last && !closes && (last.seat === entry.seat || within)) last.lines.push(line);
    else {
      const number = entry.seat < 0 && !closes ? 0 : out.filter(counts).length + 1;
      out.push({ number, seat: entry.seat, lines: [line] });
    }
  });
  return out;
}

/**
 * The number of the turn to which each entry belongs, the same in the log, at the table and in a replay; 0: the deal.
 */
export function turnNumbers(
  log: readonly Entry[],
  words: GameWords,
  names: readonly string[],
  viewer: number,
): number[] {
  const begun = new Map<number, number>();
  for (const { number, lines } of turns(log, words, names, viewer))
    if (lines[0]) begun.set(lines[0].index, number);
  let now = 0;
  return log.map((_, index) => (now = begun.get(index) ?? now));
}

/**
 * The number of the turn that is being played; -1: all answer at once, or nobody may know who does. `awaited`: nobody,
 * when it is over.
 */
export function presentTurn(
  log: readonly Entry[],
  words: GameWords,
  names: readonly string[],
  viewer: number,
  awaited: readonly number[] | undefined,
): number {
  const played = turnNumbers(log, words, names, viewer).at(-1) ?? 0;
  if (awaited?.length === 0) return played;
  if (awaited?.length !== 1) return -1;
  const last = turns(log, words, names, viewer).at(-1);
  return last && last.number > 0 && last.seat === awaited[0] ? played : played + 1;
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

/** The same for a screen with little room: of a long entry its last sentences, for how it ended is the news. */
export function tellLast(
  entry: Entry,
  words: GameWords,
  names: readonly string[],
  room: number,
): string {
  const parts = said(entry, words, names, -1);
  while (parts.length > 1 && joined(parts).length > room) parts.shift();
  return joined(parts);
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

/** Which option is what from here on. */
function altered({ by, to }: Entry, words: GameWords): string {
  const [option, value = ''] = String(to).split(' ');
  return words.say(`altered-${option}`, { name: by, value });
}

/** Does somebody else play the seat from here on? */
function passesSeat(entry: Entry | undefined): boolean {
  return entry?.kind === 'seat' || (entry?.kind === 'resign' && entry.to !== 0);
}

/** Does it say nothing of the position, so that no undo takes it back? */
function outlastsUndo(entry: Entry | undefined): boolean {
  return passesSeat(entry) || ['moderator', 'link', 'conduct', 'rules'].includes(entry?.kind ?? '');
}

/** For whom the moderator answered, that they said when to go on, and who decided that somebody goes. */
function byModerator(
  { kind, seat, by, helped }: Entry,
  words: GameWords,
  names: readonly string[],
): string {
  const seats = helped.length > 0 ? helped : kind === 'choice' && by ? [seat] : [];
  const told = [];
  if (seats.length) {
    const whom = words.row(seats.map((one) => words.player(one, names)));
    told.push(words.say('log-helped', { names: whom }));
  }
  if (kind === 'close' && by) told.push(words.say('log-close', { name: by }));
  if (kind === 'remove' && by) told.push(words.say('log-remove', { name: by }));
  return told.join(' ');
}

/** What the table itself says of an entry, before the game's own events. */
function ofTheTable(
  entry: Entry,
  words: GameWords,
  names: readonly string[],
  viewer: number,
): string {
  const name = words.player(entry.seat, names);
  const mine = entry.seat === viewer ? 'yes' : 'no';
  const moderated = byModerator(entry, words, names);
  if (moderated) return moderated;
  if (entry.kind === 'conduct')
    return words.say('log-conduct', { name: entry.by, deed: String(entry.to) });
  if (entry.kind === 'alter') return altered(entry, words);
  if (entry.kind === 'undo' && entry.seat < 0)
    return words.say('log-call-back', { name: entry.by });
  if (entry.kind === 'rules') return words.say('log-rules', { version: entry.to });
  if (entry.kind === 'moderator' || entry.kind === 'link')
    return words.say(`log-${entry.kind}`, { name: entry.to, agreed: entry.by });
  if (entry.kind !== 'undo' && entry.kind !== 'time-up' && !passesSeat(entry)) return '';
  const to = String(entry.to).startsWith('bot ') ? 'bot' : 'person';
  const told = words.say(`log-${entry.kind}`, { name, mine, to });
  return entry.by ? `${told} ${words.say('log-agreed', { names: entry.by })}` : told;
}
