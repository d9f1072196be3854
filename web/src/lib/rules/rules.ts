import { api } from '../connection/api';
import type { Rules } from '../connection/wire';

const KNOWN = new Map<string, Promise<Rules>>();

/** The rules of a game, requested once. */
export function rulesOf(game: string): Promise<Rules> {
  const known = KNOWN.get(game) ?? api.rules(game);
  KNOWN.set(game, known);
  known.catch(() => KNOWN.delete(game)); // a lost connection must not last
  return known;
}
