import type { Entry } from '../../lib/connection/wire';

type Seen = Record<string, unknown>;

export const eventsOf = (entries: readonly Entry[]): Seen[] =>
  entries.flatMap((entry) => entry.events);

/** The seats whose last card has just been turned up together. */
export function turnedUp(fresh: readonly Entry[]): number[] {
  return eventsOf(fresh).flatMap((seen) => (seen.event === 'showed' ? [Number(seen.seat)] : []));
}

/** What I have just seen in secret: the exclusion. */
export function peekedNow(fresh: readonly Entry[], viewer: number): string | undefined {
  const peek = eventsOf(fresh).find((seen) => seen.event === 'peeked' && seen.seat === viewer);
  return typeof peek?.card === 'string' ? peek.card : undefined;
}

/** Swords and shields that have just been put before somebody, and by whom. */
export function placed(fresh: readonly Entry[]): { token: string; from: number }[] {
  const cards: Record<string, string> = { struck: 'sword', guarded: 'shield' };
  return eventsOf(fresh).flatMap((seen) => {
    const card = cards[String(seen.event)];
    return card ? [{ token: `${card}.${seen.seat}`, from: Number(seen.seat) }] : [];
  });
}

/** Did a round end just now? */
export const roundEnded = (entries: readonly Entry[]): boolean =>
  eventsOf(entries).some((seen) => seen.event === 'scored' || seen.event === 'earned');
