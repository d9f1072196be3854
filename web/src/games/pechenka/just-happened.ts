import type { PechenkaScene } from './scene';
import type { GameEvent } from './shapes';

type Entries = PechenkaScene['fresh'];

const eventsOf = (entries: Entries): GameEvent[] => entries.flatMap(({ events }) => events);

/** The seats whose last card has just been turned up together. */
export const turnedUp = (fresh: Entries): number[] =>
  eventsOf(fresh).flatMap((seen) => (seen.event === 'showed' ? [seen.seat] : []));

/** What I have just seen in secret: the exclusion. */
export const peekedNow = (fresh: Entries, viewer: number): string | undefined =>
  eventsOf(fresh).flatMap((seen) =>
    seen.event === 'peeked' && seen.seat === viewer && seen.card ? [seen.card] : [],
  )[0];

/** Swords and shields that have just been put before somebody, and by whom. */
export const placed = (fresh: Entries): { token: string; from: number }[] =>
  eventsOf(fresh).flatMap((seen) => {
    if (seen.event !== 'struck' && seen.event !== 'guarded') return [];
    const card = seen.event === 'struck' ? 'sword' : 'shield';
    return [{ token: `${card}.${seen.seat}`, from: seen.seat }];
  });

/** Did a round end just now? */
export const roundEnded = (entries: Entries): boolean =>
  eventsOf(entries).some(({ event }) => event === 'scored' || event === 'earned');
