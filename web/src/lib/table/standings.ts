import type { Score } from '../connection/wire';
import { seatNames } from '../words/seat-names';

/** One person's wins and points over all matches of a table. */
export interface Standing {
  name: string;
  wins: number;
  points: number;
}

/** The standings over a table's rematches, the most wins first; a shared victory counts for each, a draw for nobody. */
export function standings(scores: readonly Score[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const { names, scores: points, places, draw } of scores) {
    const seats = names.map((name) => ({
      kind: name ? ('person' as const) : ('bot' as const),
      name,
    }));
    seatNames(seats).forEach((name, at) => {
      const before = found.get(name) ?? { name, wins: 0, points: 0 };
      const won = places[at] === 1 && !draw ? 1 : 0;
      found.set(name, { name, wins: before.wins + won, points: before.points + (points[at] ?? 0) });
    });
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}
