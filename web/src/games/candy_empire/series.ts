import type { EmpireScene } from './scene';
import type { Counted } from './shapes';

type Entries = EmpireScene['log'];

const countedIn = (entries: Entries): Counted[] =>
  entries.flatMap(({ events }) => events.filter((seen) => seen.event === 'counted'));

/** The games of the series that are over: what each seat had, and what its place brought. */
export function finished(log: Entries): Counted[][] {
  const games = new Map<number, Counted[]>();
  for (const row of countedIn(log)) {
    const seats = games.get(row.game) ?? [];
    seats[row.seat] = row;
    games.set(row.game, seats);
  }
  return [...games.values()];
}

/** Did a game of the series end just now? */
export const gameEnded = (entries: Entries): boolean => countedIn(entries).length > 0;
