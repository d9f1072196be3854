import type { Decision } from '../../../lib/connection/wire';
import type { GameWords } from '../../../lib/words/game-words';

/** It was certain and was not used; was used; could not be used; nobody could know. */
export const KINDS = ['missed', 'used', 'barred', 'chance'] as const;
export type Kind = (typeof KINDS)[number];
/** Never by colour alone. */
export const MARKS: Record<Kind, string> = { missed: '!', used: '✓', barred: '–', chance: '?' };

export interface Finding {
  finding: string;
  kind: Kind;
  [word: string]: unknown;
}

/** A role card that was hidden: a player's, the target or the exclusion. */
export interface Place {
  seat?: number;
  slot?: number;
  declared?: string | null;
  card?: 'target' | 'excluded';
  /** In how many of the deals it is which role. */
  ways: Record<string, number>;
}

/** What could be known at a decision, as `pechenka/hindsight` tells it. */
export interface Knew {
  round: number;
  circle?: number;
  wheel: string[];
  own: string[];
  prey?: string;
  hunter?: string;
  deals: number;
  of: number;
  places: Place[];
  /** Every deal that fits: a role for each of the places. */
  which: string[];
  findings: Finding[];
}

export interface Looked extends Decision {
  knew: Decision['knew'] & Knew;
}

/** So many ways out of so many, in lowest terms. */
export function fraction(ways: number, of: number): string {
  const common = divisor(ways, of);
  return ways === 0 || ways === of ? String(ways / of) : `${ways / common}/${of / common}`;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** Whose role card it is; two players have two each. */
export function placeName(place: Place, knew: Knew, names: string[], words: GameWords): string {
  if (place.card) return words.say(`knew-${place.card}`);
  const name = words.player(place.seat ?? 0, names);
  const two = knew.places.filter(({ seat }) => seat === place.seat).length > 1;
  return two ? words.say('knew-slot', { name, slot: place.slot ?? 1 }) : name;
}

/** What is to be said of a decision; chances are ways out of the deals that fit. */
export function sentence(found: Finding, knew: Knew, names: string[], words: GameWords): string {
  const { finding, ...given } = found;
  for (const chance of ['ways', 'best'])
    if (typeof given[chance] === 'number') given[chance] = fraction(given[chance], knew.deals);
  const { owner, slot } = found;
  if (typeof owner === 'number' && typeof slot === 'number')
    given.whose = placeName({ seat: owner, slot, ways: {} }, knew, names, words);
  return words.tell(`knew-${finding}`, given, names);
}

/** The decisions of each round, those of one kind only if one is wanted. */
export function byRound(decisions: Looked[], kind: Kind | 'all'): [Knew, Looked[]][] {
  const rounds = new Map<number, Looked[]>();
  for (const decision of decisions) {
    const { findings, round } = decision.knew;
    if (kind === 'all' || findings.some((one) => one.kind === kind))
      rounds.set(round, [...(rounds.get(round) ?? []), decision]);
  }
  return [...rounds.values()].map((all) => [all[0]!.knew, all]);
}

/** In how many decisions there is something of this kind. */
export function count(decisions: Looked[], kind: Kind): number {
  return decisions.filter(({ knew }) => knew.findings.some((one) => one.kind === kind)).length;
}
