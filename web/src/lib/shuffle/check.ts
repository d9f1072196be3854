import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opened, Contribution, TableInfo } from '../connection/wire';
import { canonical, headerOf, readHeader } from './header';
import type { Share } from './parts';

/** `unknown`: this device has nothing to compare with. */
export type Verdict = 'yes' | 'no' | 'unknown';

/** One thing that must be true of an honest shuffle; `old` says that version 1 bound less. */
export interface Finding {
  what: 'promise' | 'part' | 'people' | 'secret' | 'header' | 'old';
  verdict: Verdict;
}

/** What stays as it was agreed on before the deal, as this device knows it. */
export interface Agreed {
  table: string;
  match: number;
  game: string;
  options: Record<string, unknown>;
  /** The moderator dealt the first cards. */
  byHand: boolean;
}

const DIGITS = /^[0-9a-f]{64}$/;

/** What a table agreed on; seats may have changed hands since. */
export function agreedAt({ code, match, setup, shuffle }: TableInfo): Agreed {
  const byHand = shuffle?.by_hand ?? false;
  return { table: code, match, game: setup.game, options: setup.options ?? {}, byHand };
}

/**
 * Is the opened shuffle the one that was promised, with my part in it? A device that was shown a header takes no
 * shuffle of version 1.
 */
export function checkShuffle(
  opened: Opened,
  agreed: Agreed,
  person: number,
  kept: Share | undefined,
): Finding[] {
  const old = opened.version !== 2 && kept?.header === undefined;
  const promise = old ? hash(opened.server) : promiseOf(opened);
  const secret = old ? oldSecretOf(opened) : secretOf(opened);
  const findings: Finding[] = [
    { what: 'promise', verdict: promiseKept(promise, opened, kept) },
    { what: 'part', verdict: partUsed(opened.parts, person, kept) },
    { what: 'secret', verdict: told(secret === opened.secret.padStart(64, '0')) },
  ];
  if (old) {
    const names = headerNames(opened.header, agreed);
    return [...findings, { what: 'old', verdict: names ? 'unknown' : 'no' }];
  }
  return [
    ...findings,
    { what: 'people', verdict: peopleListed(opened, kept) },
    { what: 'header', verdict: headerShown(opened.header, agreed, kept) },
  ];
}

/** The promise, computed as docs/shuffle.md describes it. */
export function promiseOf({ server, header }: Opened): string {
  return hashRows('igroteka promise 2', `server ${server}`, `header ${header}`);
}

/** The secret of the match, computed as docs/shuffle.md describes it. */
export function secretOf({ server, header, parts }: Opened): string {
  return hashRows(
    'igroteka shuffle 2',
    `server ${server}`,
    `header ${header}`,
    ...parts.map(partRow),
  );
}

/** The secret of a match that was dealt by version 1. */
export function oldSecretOf({ server, header, parts }: Opened): string {
  const inOrder = [...parts].sort((a, b) => a.person - b.person);
  return hashRows(
    'igroteka shuffle 1',
    `server ${server}`,
    ...inOrder.map(partRow),
    `header ${header}`,
  );
}

/** Who gave no part in time: such a hole is no fault, but it is shown. */
export function missingParts(parts: Contribution[]): string[] {
  return parts.filter(({ part }) => part === '').map(({ name }) => name);
}

function promiseKept(promise: string, opened: Opened, kept: Share | undefined): Verdict {
  if (promise !== opened.promise || !DIGITS.test(opened.server)) return 'no';
  return kept ? told(kept.promise === opened.promise) : 'unknown';
}

function partUsed(parts: Contribution[], person: number, kept: Share | undefined): Verdict {
  if (!kept) return 'unknown';
  return told(parts.some((given) => given.person === person && given.part === kept.part));
}

/** One part of each person that the header names, in the same order, as they were shown when the cards were dealt. */
function peopleListed({ header, parts }: Opened, kept: Share | undefined): Verdict {
  const named = readHeader(header).contributors ?? [];
  const fits =
    alike(
      parts.map(({ person, name }) => [person, name]),
      named.map(({ person, name }) => [person, name]),
    ) &&
    named.every(({ person }, i) => person > (named[i - 1]?.person ?? -1)) &&
    parts.every(({ part }) => part === '' || DIGITS.test(part));
  if (!fits) return 'no';
  if (!kept) return 'unknown';
  return told((kept.parts ?? []).every((shown, i) => isStill(shown, parts[i], kept)));
}

/** A part that was shown stays as it is; until the deal a missing one may come. */
function isStill(shown: string, now: Contribution | undefined, { dealt }: Share): boolean {
  return now?.part === shown || (shown === '' && !dealt);
}

/**
 * Letter for letter what this device was shown, and what follows from the table as it saw it before it gave its part.
 */
function headerShown(header: string, agreed: Agreed, kept: Share | undefined): Verdict {
  if (!headerNames(header, agreed) || canonical(readHeader(header)) !== header) return 'no';
  if (!kept) return 'unknown';
  const { table, match } = agreed;
  const fits = kept.saw !== undefined && headerOf(table, match, kept.saw, header) === header;
  return told(kept.header === header && fits);
}

function headerNames(header: string, agreed: Agreed): boolean {
  const { table, match, game, options, deal } = readHeader(header);
  return (
    table === agreed.table &&
    match === agreed.match &&
    game === agreed.game &&
    Object.entries(agreed.options).every(([id, value]) => alike(options?.[id], value)) &&
    (deal !== undefined) === agreed.byHand
  );
}

/** An option may be a list. */
function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function told(fits: boolean): Verdict {
  return fits ? 'yes' : 'no';
}

function partRow({ person, part }: Contribution): string {
  return `part ${person} ${part || '-'}`;
}

function hashRows(...rows: string[]): string {
  return hash(rows.map((row) => `${row}\n`).join(''));
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
