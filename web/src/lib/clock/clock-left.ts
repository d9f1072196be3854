import type { SeatTable } from '../seat/seat-table.svelte';

type Timed = Pick<SeatTable, 'play' | 'table' | 'view'>;

/**
 * Milliseconds on the clock of a seat as it is shown; null: none is. A clock for the game is always there; what a turn
 * or a decision
 * left over means nothing once it is over.
 */
export function clockLeft({ play, table, view }: Timed, seat: number): number | null {
  const left = play?.clocks?.left[seat] ?? null;
  const used = play?.clocks?.running.includes(seat) || view?.prompt?.awaited?.includes(seat);
  return table?.setup.clock?.kind === 'game' || (used && !play?.window) ? left : null;
}
