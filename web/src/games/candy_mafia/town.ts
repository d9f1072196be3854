import type { MafiaScene, MafiaView } from './scene';
import type { GameEvent, Person } from './shapes';
import type { GameEntry } from '../../lib/game/scene';

const AT_NIGHT = ['fate', 'call', 'gang', 'mail', 'spirits'];
/** Width by height of a house that looks best. */
const SHAPE = 1.1;
const MOST_COLUMNS = 10;

/** Does the town sleep? */
export const isNight = ({ prompt }: Pick<MafiaView, 'prompt'>): boolean =>
  AT_NIGHT.includes(prompt?.step ?? '');

/** The number of columns in which the houses fill this room best. */
export function columns(houses: number, width: number, height: number): number {
  const misfit = (cols: number) => {
    const rows = Math.ceil(houses / cols);
    const shape = width / cols / (height / rows);
    const empty = cols * rows - houses;
    return Math.abs(Math.log(shape / SHAPE)) + empty * 0.12;
  };
  const all = Array.from({ length: Math.min(houses, MOST_COLUMNS) }, (_, at) => at + 1);
  return all.reduce((best, cols) => (misfit(cols) < misfit(best) ? cols : best), 1);
}

/** How wide a letter is, of the font. */
const LETTER = 0.72;
/** What a name keeps free of its house. */
const EDGES = 6;
/** Nothing smaller is read, and nothing narrower than this part of its width. */
const SMALLEST_FONT = 9;
const NARROWEST = 0.5;

const wordsOf = (name: string): string[] => name.split(/[\s-]+/);
const longestWord = (name: string): number =>
  Math.max(1, ...wordsOf(name).map((word) => word.length));

/** The font in which the longest word of a name fits this width, so that no word is broken. */
export function nameFont(name: string, width: number, font: number): number {
  const fitting = (width - EDGES) / (longestWord(name) * LETTER);
  return Math.max(SMALLEST_FONT, Math.min(font, fitting));
}

/** How narrow the letters of a name stand whose longest word does not fit in the smallest font; 1: as they are. */
export function nameStretch(name: string, width: number): number {
  const fitting = (width - EDGES) / (longestWord(name) * LETTER * SMALLEST_FONT);
  return Math.max(NARROWEST, Math.min(1, fitting));
}

/** Into how many lines of so many letters the words of a name fall. */
function lines(name: string, letters: number): number {
  let [count, used] = [1, 0];
  for (const { length } of wordsOf(name)) {
    const after = used ? used + 1 + length : length;
    if (used && after > letters) [count, used] = [count + 1, length];
    else used = after;
  }
  return count;
}

/** How high the words of a house may become: the name that needs most, and one line below it. */
export function wordsHeight(names: readonly string[], width: number, font: number): number {
  const heights = names.map((name) => {
    const own = nameFont(name, width, font);
    return own * lines(name, (width - EDGES) / (own * LETTER));
  });
  return (Math.max(font, ...heights) + font) * 1.1 + 14;
}

/**
 * The card that stands in this window for all who see my screen: my own only where nobody plays, those of others only
 * to the moderator, while they are not covered.
 */
export function cardOf(
  { view, viewer, live }: MafiaScene,
  seat: number,
  covered = false,
): string | null {
  const person = view.seats[seat];
  if (!person) return null;
  const open = (view.hidden !== undefined && !covered) || (!live && seat === viewer);
  return open ? person.card : person.shown;
}

/** The side, where it is as open as the card. */
export function sideOf(scene: MafiaScene, seat: number, covered = false): string | null {
  const person = scene.view.seats[seat];
  return person?.card && cardOf(scene, seat, covered) ? person.side : null;
}

/** What of a player's day is worth a word under the name; the gravest first. */
export function statusOf({ alive, jailed, absent, silent, noble }: Person): string {
  if (!alive) return 'out';
  if (absent) return 'absent';
  if (jailed) return 'jailed';
  if (silent) return 'silent';
  return noble ? 'noble' : '';
}

/** By seat: the card that this player claims to have, said last. */
export function claims(log: readonly GameEntry<GameEvent>[]): Map<number, string> {
  const out = new Map<number, string>();
  for (const { events } of log)
    for (const seen of events) if (seen.event === 'claimed') out.set(seen.seat, seen.card);
  return out;
}

/** Colour is never alone: the shape of a side. */
export const SIDE_MARKS: Record<string, string> = {
  town: '▲',
  crime: '▼',
  loner: '◀▶',
  none: '○',
};
/** What my pencil writes: the sign of a side, or a doubt. */
export const markSign = (mark: string): string =>
  mark === 'doubt' ? '?' : (SIDE_MARKS[mark] ?? '');

export const seatThing = (seat: number): string => `seats.${seat}`;
export const seatOf = (thing: string): number =>
  thing.startsWith('seats.') ? Number(thing.slice(6)) : -1;
