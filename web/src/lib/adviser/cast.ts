import type { CastCard } from '../connection/wire';

export interface Counted extends CastCard {
  count: number;
}

/** The cards by side, in the order in which a side is first met, equal ones together. */
export function counted(cast: readonly CastCard[]): { side: string; cards: Counted[] }[] {
  const sides = [...new Set(cast.map(({ side }) => side))];
  return sides.map((side) => {
    const all = cast.filter((one) => one.side === side);
    const names = [...new Set(all.map(({ card }) => card))];
    const cards = names.map((name) => {
      const same = all.filter(({ card }) => card === name);
      return { ...same[0]!, count: same.length };
    });
    return { side, cards };
  });
}
