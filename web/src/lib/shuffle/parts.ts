import { read, write } from '../device/storage';
import type { ShuffleInfo, TableInfo } from '../connection/wire';

/** What this device keeps of a shuffle. */
export interface Share {
  /** The promise it was shown, and the part it gave in answer. */
  promise: string;
  part: string;
  /** The header that was shown with it, and the table as this device saw it then; none: a shuffle of version 1. */
  header?: string;
  saw?: Sight;
  /** Everybody's parts in the order of the list as they were shown last; empty: missing. */
  parts?: string[];
  /** The cards are dealt: nobody can add a part any more. */
  dealt?: boolean;
  /** How many promises this device was shown for the same match before. */
  again?: number;
}

/** What of a table goes into its header. */
export type Sight = Pick<TableInfo, 'setup' | 'seats' | 'moderator'> & Pick<ShuffleInfo, 'by_hand'>;

const KEY = 'shuffles';
const REMEMBERED = 100;
// A browser may refuse to keep anything: then the parts live as long as the page.
const here = new Map<string, Share>();

/**
 * My part of the shuffle: made once for a promise, and kept together with it before anybody hears of it. Another
 * promise gets another part, for the server
 * knows the first one already; when the cards are dealt it is too late for another promise.
 */
export function myPart(table: TableInfo, shuffle: ShuffleInfo, person: number): string {
  const { promise, header, by_hand } = shuffle;
  const { setup, seats, moderator } = table;
  const before = myShare(table.code, table.match, person);
  if (before && (before.promise === promise || before.dealt)) return before.part;
  const random = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const again = (before?.again ?? -1) + 1;
  keep(table, person, { promise, part, header, saw: { setup, seats, moderator, by_hand }, again });
  return part;
}

/** Keep the list of parts as it is shown, until the first cards have come. */
export function watchParts(table: TableInfo, shuffle: ShuffleInfo, person: number): void {
  const share = myShare(table.code, table.match, person);
  if (share?.promise !== shuffle.promise || share.dealt) return;
  const dealt = table.status === 'playing';
  const parts = shuffle.parts.map(({ part }) => part);
  if (dealt || table.status === 'shuffling') keep(table, person, { ...share, parts, dealt });
}

/** What this device kept of a shuffle, if it took part in it. */
export function myShare(code: string, match: number, person: number): Share | undefined {
  const name = nameOf(code, match, person);
  return here.get(name) ?? read<Record<string, Share>>(KEY, {})[name];
}

function keep({ code, match }: TableInfo, person: number, share: Share): void {
  const name = nameOf(code, match, person);
  here.set(name, share);
  const others = Object.entries(read<Record<string, Share>>(KEY, {})).filter(([o]) => o !== name);
  write(KEY, Object.fromEntries([...others.slice(1 - REMEMBERED), [name, share]]));
}

function nameOf(code: string, match: number, person: number): string {
  return `${code}/${match}/${person}`;
}
