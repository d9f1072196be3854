import { untrack } from 'svelte';
import { play } from '../device/sound';
import type { SeatTable } from './seat-table.svelte';
import { now } from '../device/time.svelte';

const LAST_SECONDS = 10_000;

/**
 * Lets what happens at the table be heard, but nothing of a covert step; a drawing may add the sounds of its own cards.
 */
export function listen(seat: SeatTable): void {
  /** Not followed: what was not heard at night is not heard at dawn. */
  const quiet = () => untrack(() => seat.covert);
  let wasMine = false;
  let ticked = 0;

  $effect(() => {
    // The room must not hear who is asked covertly.
    if (seat.awaited && !wasMine && !seat.covert) play('turn');
    wasMine = seat.awaited;
  });
  $effect(() => {
    const last = seat.fresh.at(-1);
    if (!last || quiet()) return;
    if (last.kind === 'undo') play('undo');
    else if (seat.fresh.some((entry) => entry.kind === 'deal')) play('deal');
    else play('place');
  });
  $effect(() => {
    if (seat.refusal && !quiet()) play('refuse');
  });
  $effect(() => {
    if (seat.view?.outcome && seat.fresh.length > 0) play('win');
  });
  $effect(() => {
    const left = seat.play?.clocks?.left[seat.me.seat];
    if (left == null || seat.covert || !seat.play?.clocks?.running.includes(seat.me.seat)) return;
    const rest = left - (now.ms - seat.heardPlay);
    const second = Math.ceil(rest / 1000);
    if (rest < LAST_SECONDS && rest > 0 && second !== ticked) play('clock10');
    ticked = second;
  });
}
