import type { Score } from '../connection/wire';
import { botName } from '../words/seat-names';

/** One person's or bot's wins and points over all matches of a table. */
export interface Standing {
  name: string;
  wins: number;
  points: number;
}

/** The standings over a table's rematches, the most wins first; a shared victory counts for each, a draw for nobody. */
export function standings(scores: readonly Score[]): Standing[] {
  const many = scores.some(({ bots }) => bots.some((number) => number > 1));
  const found = new Map<string, Standing>();
  for (const { names, bots, scores: points, places, draw } of scores) {
    names.forEach((person, at) => {
      const name = person || botName(bots[at] || 1, many);
      const before = found.get(name) ?? { name, wins: 0, points: 0 };
      const won = places[at] === 1 && !draw ? 1 : 0;
      found.set(name, { name, wins: before.wins + won, points: before.points + (points[at] ?? 0) });
    });
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.points - a.points);
}
