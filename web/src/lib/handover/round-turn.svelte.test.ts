import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { SeatTable } from '../seat/seat-table.svelte';
import { DeviceSeats } from './device-seats.svelte';
import { RoundTurn } from './round-turn.svelte';

class Seat {
  play = $state.raw({ decision: 3, window: { closes: 'person' }, options: [] });
  covert = true;
  awaited = false;
  sending = false;
  log = [1, 2];
  table = { status: 'playing', paused: false, setup: { game: 'birds', pace: { tempo: 'brisk' } } };
}

test('an answer gives nobody more time: then the device covers itself', () => {
  vi.useFakeTimers();
  const seats = [new Seat(), new Seat()];
  const device = new DeviceSeats(seats as unknown as SeatTable[]);
  let round!: RoundTurn;
  const end = $effect.root(() => {
    round = new RoundTurn(device);
  });
  device.give(device.seats[0]!);
  flushSync();
  expect(round.left).toBe(6);
  vi.advanceTimersByTime(4000);
  seats[0]!.play = { ...seats[0]!.play };
  flushSync();
  expect(round.left).toBe(2);
  vi.advanceTimersByTime(2000);
  flushSync();
  expect([device.turn, device.handingOver]).toEqual([undefined, device.seats[1]]);
  end();
  vi.useRealTimers();
});
