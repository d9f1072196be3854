import type { Score } from './connection/wire';

/** How one person's evening went. */
export interface Evening {
  name: string;
  wins: number;
  points: number;
}

/** The evening over its rematches, the most wins first; whoever shares a first place wins too. */
export function evening(scores: readonly Score[], nameOf: (name: string) => string): Evening[] {
  const found = new Map<string, Evening>();
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
