import type { Score } from '../connection/wire';

/** One person's wins and points over all matches of a table. */
export interface Standing {
  name: string;
  wins: number;
  points: number;
}

/** The standings over a table's rematches, the most wins first; a shared first place is a win too. */
export function standings(scores: readonly Score[], nameOf: (name: string) => string): Standing[] {
  const found = new Map<string, Standing>();
  for (const { names, scores: points, places } of scores) {
    names.forEach((given, at) => {
      const name = nameOf(given);
      const before = found.get(name) ?? { name, wins: 0, points: 0 };
      const won = places[at] === 1 ? 1 : 0;
      found.set(name, { name, wins: before.wins + won, points: before.points + (points[at] ?? 0) });
    });
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}
