import { expect, test } from 'vitest';
import type { ClockSetup } from '../connection/wire';
import { clockLeft } from './clock-left';

const shown = (kind: ClockSetup['kind'], running: number[], awaited: number[], window = false) => {
  const seat = {
    play: { clocks: { left: [9_000, 7_000, null], running }, window: window ? {} : null },
    table: { setup: { clock: { kind } } },
    view: { prompt: { awaited } },
  } as unknown as Parameters<typeof clockLeft>[0];
  return [0, 1, 2].map((index) => clockLeft(seat, index));
};

test('a clock for the game is always shown, one for a turn or a decision only while it is used', () => {
  expect(shown('game', [1], [1])).toEqual([9_000, 7_000, null]);
  for (const kind of ['turn', 'decision'] as const) {
    expect(shown(kind, [1], [1])).toEqual([null, 7_000, null]);
    expect(shown(kind, [], [1])).toEqual([null, 7_000, null]); // a pause
    expect(shown(kind, [], [0, 1], true)).toEqual([null, null, null]);
  }
});
