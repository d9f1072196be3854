import { renewedSight } from '../connection/old-names';
import type { Sight } from './parts';

/** What the promise binds beside the server's part, as far as a page reads it. */
export interface Bound {
  game: string;
  rules: number;
  data: string;
  options: Record<string, unknown>;
  players: string[];
  table: string;
  match: number;
  contributors: Contributor[];
  deal?: string;
  first?: number;
}
/** Somebody who may add a part; seat -1: the moderator. */
export interface Contributor {
  person: number;
  name: string;
  seat: number;
}

/** The one way to write this value as JSON (RFC 8785): what is hashed is compared letter for letter. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
}

/** What the text says, if it is a header at all. */
export function readHeader(text: string): Partial<Bound> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Bound>;
  } catch {
    return {};
  }
}

/**
 * The header of a match, written from the table as this device saw it before it gave its part: it must be the one that
 * the promise binds.
 * Only the server knows the versions of rules and data, and the digest of cards dealt by hand: these are taken from
 * `bound`. A record names a bot by its level.
 */
export function headerOf(table: string, match: number, saw: Sight, bound: string): string {
  const { setup, seats, moderator, by_hand } = renewedSight(saw);
  const { rules, data, deal } = readHeader(bound);
  const contributors = [...seats, ...(moderator ? [moderator] : [])]
    .map((place, seat) => ({ ...place, seat: seat < seats.length ? seat : -1 }))
    .filter(({ kind }) => kind === 'person')
    .map(({ person, name, seat }) => ({ person, name, seat }))
    .sort((one, other) => one.person - other.person);
  const players = seats.map(({ kind, name, level }) =>
    kind === 'person' ? name : `${kind} ${level}`,
  );
  const { game, options = {}, first = null } = setup;
  const begins = first === null ? {} : { first };
  const agreed = { game, rules, data, options, seats: seats.length, players, ...begins };
  return canonical({ ...agreed, table, match, contributors, ...(by_hand ? { deal } : {}) });
}
