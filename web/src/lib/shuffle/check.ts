import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opened, Part, TableInfo } from '../connection/wire';
import type { Share } from './parts';

/** `unknown`: this device has nothing to compare with. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** One thing that must be true of an honest shuffle. */
export interface Finding {
  what: 'promise' | 'part' | 'secret' | 'header';
  verdict: Verdict;
}

/** What everybody agreed on before the deal, as this device knows it. */
export interface Agreed {
  table: string;
  match: number;
  game: string;
  options: Record<string, unknown>;
  players: string[];
  /** The moderator dealt the first cards. */
  byHand: boolean;
}

/** What a table agreed on; a record names a bot by its level. */
export function agreedAt({ code, match, setup, seats, shuffle }: TableInfo): Agreed {
  const players = seats.map((seat) =>
    seat.kind === 'person' ? seat.name : `${seat.kind} ${seat.level}`,
  );
  const byHand = shuffle?.by_hand ?? false;
  return { table: code, match, game: setup.game, options: setup.options ?? {}, players, byHand };
}

/** Is the opened shuffle the one that was promised, with my part in it? */
export function checkShuffle(
  opened: Opened,
  agreed: Agreed,
  person: number,
  kept: Share | undefined,
): Finding[] {
  return [
    { what: 'promise', verdict: promiseKept(opened, kept) },
    { what: 'part', verdict: partUsed(opened.parts, person, kept) },
    { what: 'secret', verdict: told(secretOf(opened) === opened.secret.padStart(64, '0')) },
    { what: 'header', verdict: told(headerNames(opened.header, agreed)) },
  ];
}

/** The secret of the match, computed as `igroteka.server.shuffle` describes it. */
export function secretOf({ server, parts, header }: Opened): string {
  const inOrder = [...parts].sort((a, b) => a.person - b.person);
  const rows = [
    'igroteka shuffle 1',
    `server ${server}`,
    ...inOrder.map(({ person, part }) => `part ${person} ${part || '-'}`),
    `header ${header}`,
  ];
  return hash(rows.map((row) => `${row}\n`).join(''));
}

/** Who gave no part in time: such a hole is no fault, but it is shown. */
export function missingParts(parts: Part[]): string[] {
  return parts.filter(({ part }) => part === '').map(({ name }) => name);
}

function promiseKept(opened: Opened, kept: Share | undefined): Verdict {
  if (hash(opened.server) !== opened.promise) return 'no';
  if (!kept) return 'unknown';
  return told(kept.promise === opened.promise);
}

function partUsed(parts: Part[], person: number, kept: Share | undefined): Verdict {
  if (!kept) return 'unknown';
  return told(parts.some((given) => given.person === person && given.part === kept.part));
}

/** What went into the secret, as the server tells it. */
type Header = Partial<Agreed> & { deal?: unknown };

function headerNames(header: string, agreed: Agreed): boolean {
  try {
    const { table, match, game, options, players, deal } = JSON.parse(header) as Header;
    return (
      table === agreed.table &&
      match === agreed.match &&
      game === agreed.game &&
      alike(players, agreed.players) &&
      Object.entries(agreed.options).every(([id, value]) => alike(options?.[id], value)) &&
      (deal !== undefined) === agreed.byHand
    );
  } catch {
    return false; // not even JSON
  }
}

/** An option may be a list. */
function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function told(fits: boolean): Verdict {
  return fits ? 'yes' : 'no';
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
