import { untrack } from 'svelte';
import type { DeviceSeats } from './device-seats.svelte';
import { turnLength } from './turn-length';

const SECOND = 1000;

/** How long the device still stays with whoever has it in a covert round: as long as with everybody, asked or not; then it covers itself. */
export class RoundTurn {
  left = $state(0);

  constructor(device: DeviceSeats) {
    $effect(() => {
      const { turn } = device;
      if (!device.goesRound || !turn) return;
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
