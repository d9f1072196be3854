import type { PechenkaScene } from './scene';
import type { EveryoneCoins, HuntCoins } from './shapes';

const EVERYONE: (keyof EveryoneCoins)[] = ['attack', 'defence', 'hill'];
const HUNT: (keyof HuntCoins)[] = ['target', 'prey', 'survivor', 'guaranteed', 'caught', 'paid'];

/** The coins of a round by source and seat, and their sum. */
export function sources(view: PechenkaScene['view'], round: number) {
  return view.variant === 'everyone'
    ? summed(EVERYONE, view.past[round]?.seats ?? [])
    : summed(HUNT, view.past[round]?.seats ?? []);
}

function summed<Name extends string>(
  names: readonly Name[],
  seats: readonly { coins: Record<Name, number> }[],
): { source: string; coins: number[] }[] {
  const total = seats.map(({ coins }) => names.reduce((sum, source) => sum + coins[source], 0));
  return [
    ...names.map((source) => ({ source, coins: seats.map(({ coins }) => coins[source]) })),
    { source: 'total', coins: total },
  ];
}

/** A number of coins as it is written in the table. */
export const written = (coins: number): string =>
  coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '·';
