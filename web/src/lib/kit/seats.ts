import type { AnyScene } from '../game/scene';

/** The other seats in the order of the table, beginning after mine; the person who only watches sees all. */
export function othersOf({ viewer, seats }: Pick<AnyScene, 'viewer' | 'seats'>): number[] {
  if (viewer < 0) return seats.map((_, seat) => seat);
  return seats.slice(1).map((_, step) => (viewer + step + 1) % seats.length);
}
