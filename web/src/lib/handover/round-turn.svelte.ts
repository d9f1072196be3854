import { untrack } from 'svelte';
import type { SeatTable } from '../connection/seat-table.svelte';
import type { DeviceSeats } from './device-seats.svelte';
import { turnLength } from './turn-length';

const SECOND = 1000;

/** How long the device still stays with whoever has it in a covert round: as long as with everybody, asked or not; then it covers itself. */
export class RoundTurn {
  left = $state(0);
  readonly #turn: SeatTable | undefined;

  constructor(device: DeviceSeats) {
    // Derived: news about the game, such as one's own answer, must not give anybody more time.
    this.#turn = $derived(device.goesRound ? device.turn : undefined);
    $effect(() => {
      const turn = this.#turn;
      if (!turn) return;
      this.left = untrack(() => turnLength(turn.table?.setup.pace, turn.log.length));
      const ticking = window.setInterval(() => {
        if (turn.table?.paused) return;
        this.left -= 1;
        if (this.left <= 0) device.endTurn();
      }, SECOND);
      return () => clearInterval(ticking);
    });
  }
}
