import { isOnlyRead } from '../drawing/drawings';
import { untrack } from 'svelte';
import type { SeatTable } from '../seat/seat-table.svelte';
import type { DeviceSeats } from './device-seats.svelte';
import { callLength, turnLength } from './turn-length';

const SECOND = 1000;

/**
 * How long the device still stays with the person who has it in a covert round: as long as with everybody, asked or
 * not; then it
 * covers itself. In the middle of the table: how long a call still lasts.
 */
export class RoundTurn {
  left = $state(0);
  readonly #turn: SeatTable | undefined;

  constructor(device: DeviceSeats) {
    // Derived: news about the game, such as one's own answer, must not give anybody more time.
    this.#turn = $derived(device.goesRound ? device.turn : undefined);
    $effect(() => {
      const turn = this.#turn;
      if (!turn) return;
      const length = untrack(() => {
        const { table, view, log } = turn;
        const reads = !!table && !!view?.prompt && isOnlyRead(table.setup.game, view.prompt);
        return turnLength(table?.setup.pace, log.length <= 1, reads);
      });
      return this.#run(turn, length, () => device.endTurn());
    });
    const call = $derived(device.liesCalled ? device.decision : -1);
    $effect(() => {
      const seat = untrack(() => device.seats[0]);
      if (call < 0 || !seat) return;
      const pace = untrack(() => device.shown?.view?.prompt?.pace);
      const length = untrack(() => callLength(seat.table?.setup.pace, pace));
      return this.#run(seat, length, () => device.closeCall());
    });
  }

  #run(seat: SeatTable, length: number, end: () => void): () => void {
    this.left = length;
    const ticking = window.setInterval(() => {
      if (seat.table?.paused) return;
      this.left -= 1;
      if (this.left <= 0) end();
    }, SECOND);
    return () => clearInterval(ticking);
  }
}
