import type { Judged } from '../../../lib/connection/wire';
import type { Looked } from '../../../lib/hindsight/drawings';
import type { GameWords } from '../../../lib/game/game-words';
import type { Finding, Knew, Place } from '../shapes';

export type Kind = Finding['kind'];
/** Never by colour alone. */
export const MARKS: Record<Kind, string> = { missed: '!', used: '✓', barred: '–', chance: '?' };
export const KINDS: readonly Kind[] = ['missed', 'used', 'barred', 'chance'];

/** The decision as the bot judges it: what it would have advised is not missed, whatever was certain. */
export const kindOf = ({ kind }: Finding, right: boolean): Kind =>
  right && kind === 'missed' ? 'used' : kind;

/** Would a hint have advised it? */
export const isRight = (judged: readonly Judged[], at: number): boolean =>
  judged.some((one) => one.at === at && one.right);

/** A number of ways out of all, in lowest terms. */
export function fraction(ways: number, of: number): string {
  const common = divisor(ways, of);
  return ways === 0 || ways === of ? String(ways / of) : `${ways / common}/${of / common}`;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The owner of a role card; of two players each has two cards. */
export function placeName(place: Place, knew: Knew, names: string[], words: GameWords): string {
  if (place.card) return words.say(`knew-${place.card}`);
  const name = words.player(place.seat ?? 0, names);
  const two = knew.places.filter(({ seat }) => seat === place.seat).length > 1;
  return two ? words.say('knew-slot', { name, slot: place.slot ?? 1 }) : name;
}

/** What is to be said of a decision; chances are ways out of the deals that fit. */
export function sentence(found: Finding, knew: Knew, names: string[], words: GameWords): string {
  const { finding, ways, best, owner, slot } = found;
  const said: Record<string, unknown> = { ...found };
  if (ways !== undefined) said.ways = fraction(ways, knew.deals);
  if (best !== undefined) said.best = fraction(best, knew.deals);
  if (owner !== undefined)
    said.whose = placeName({ seat: owner, slot, ways: {} }, knew, names, words);
  return words.tell(`knew-${finding}`, said, names);
}

/** The decisions of each round, those of one kind only if one is wanted. */
export function byRound(
  decisions: Looked<Knew>[],
  kind: Kind | 'all',
  judged: readonly Judged[] = [],
): [Knew, Looked<Knew>[]][] {
  const rounds = new Map<number, Looked<Knew>[]>();
  for (const decision of decisions) {
    const { round } = decision.knew;
    if (kind === 'all' || isOf(decision, kind, judged))
      rounds.set(round, [...(rounds.get(round) ?? []), decision]);
  }
  return [...rounds.values()].map((all) => [all[0]!.knew, all]);
}

/** The number of decisions with a finding of this kind. */
export function count(
  decisions: Looked<Knew>[],
  kind: Kind,
  judged: readonly Judged[] = [],
): number {
  return decisions.filter((decision) => isOf(decision, kind, judged)).length;
}

function isOf({ at, knew }: Looked<Knew>, kind: Kind, judged: readonly Judged[]): boolean {
  return knew.findings.some((one) => kindOf(one, isRight(judged, at)) === kind);
}
