import type { EveryonePast, HuntPast } from './view';

/** A row of a round's table: where coins come from, one number for each player. */
export interface Source {
  source: string;
  coins: number[];
}

const SOURCES = {
  everyone: ['attack', 'defence', 'hill'],
  big_hunt: ['target', 'prey', 'survivor', 'guaranteed', 'caught', 'paid'],
};

/** Where the coins of a round come from, source by source, and what it makes in all. */
export function sources(
  variant: 'everyone' | 'big_hunt',
  { seats }: Pick<EveryonePast | HuntPast, 'seats'>,
): Source[] {
  const rows = SOURCES[variant].map((source) => ({
    source,
    coins: seats.map(({ coins }) => coins[source] ?? 0),
  }));
  const total = seats.map((_, seat) => rows.reduce((sum, row) => sum + (row.coins[seat] ?? 0), 0));
  return [...rows, { source: 'total', coins: total }];
}

/** A number of coins as it is written in the table. */
export const written = (coins: number): string =>
  coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : '·';
