import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry, Snapshot } from '../connection/wire';
import { Playback, SPEEDS, addressOf } from './playback.svelte';

const ENTRIES: Entry[] = [1, 2, 3, 4, 5].map((number) => ({
  kind: number === 1 ? 'deal' : 'choice',
  seat: number % 2,
  clause: 'turn',
  events: [{ event: `move-${number}` }],
  to: 0,
  by: '',
  helped: [],
}));
let asked: (number | 'last')[] = [];

function frame(at: number): Snapshot {
  const entries = ENTRIES.slice(0, at);
  return {
    at,
    last: 5,
    me: { person: 0, seat: 0, deal: null },
    facts: {},
    view: {},
    entries,
    names: ['Марта', 'Савва'],
  };
}

async function opened(at: number | 'last'): Promise<Playback> {
  const playback = new Playback((wanted) => {
    asked.push(wanted);
    return Promise.resolve(frame(wanted === 'last' ? 5 : wanted));
  });
  await playback.open(at);
  return playback;
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('it opens at a move, with the whole list, and fetches the neighbours', async () => {
  const playback = await opened(3);
  expect([playback.at, playback.last, playback.frame?.at, playback.entries.length]).toEqual([
    3, 5, 3, 5,
  ]);
  expect(asked).toEqual(['last', 3, 4, 2]);
  expect((await opened('last')).at).toBe(5);
  expect((await opened(99)).at).toBe(5);
  expect((await opened(NaN)).at).toBe(1);
});

test('cards travel on a step forward, and only then', async () => {
  const playback = await opened(2);
  expect(playback.fresh).toEqual([]);
  await playback.forward();
  expect(playback.fresh).toEqual([ENTRIES[2]]);
  await playback.back();
  expect(playback.fresh).toEqual([]);
  await playback.jump(5);
  expect(playback.fresh).toEqual([]);
});

test('the ends hold', async () => {
  const playback = await opened('last');
  await playback.forward();
  expect(playback.at).toBe(5);
  await playback.start();
  await playback.back();
  expect(playback.at).toBe(1);
  await playback.end();
  expect(playback.at).toBe(5);
});

test('it plays by itself to the end and then stops', async () => {
  const playback = await opened(4);
  playback.play();
  await vi.advanceTimersByTimeAsync(SPEEDS.even);
  expect([playback.at, playback.playing]).toEqual([5, false]);
  playback.toggle();
  await vi.advanceTimersByTimeAsync(1);
  expect([playback.at, playback.playing]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2 * SPEEDS.even);
  expect(playback.at).toBe(3);
  await playback.back();
  await vi.advanceTimersByTimeAsync(9 * SPEEDS.even);
  expect([playback.at, playback.playing]).toEqual([2, false]);
});

test('a frame that comes late does not push the newer one away', async () => {
  const waiting: (() => void)[] = [];
  const playback = new Playback((wanted) =>
    wanted === 2
      ? new Promise((resolve) => waiting.push(() => resolve(frame(2))))
      : Promise.resolve(frame(wanted === 'last' ? 5 : wanted)),
  );
  await playback.open(4);
  const late = playback.jump(2);
  await playback.jump(5);
  waiting.forEach((answer) => answer());
  await late;
  expect(playback.frame?.at).toBe(5);
});

test('a lost frame is told, and asked for again', async () => {
  let broken = true;
  const playback = new Playback((wanted) =>
    broken && wanted === 3
      ? Promise.reject(new Error('no net'))
      : Promise.resolve(frame(wanted === 'last' ? 5 : wanted)),
  );
  await playback.open(1);
  await playback.jump(3);
  expect(playback.failure).toEqual(new Error('no net'));
  broken = false;
  await playback.jump(3);
  expect([playback.failure, playback.frame?.at]).toEqual([undefined, 3]);
});

test('a move has an address', () => {
  expect(addressOf('ABCEH2', 7, false)).toBe('/t/ABCEH2/replay/7');
  expect(addressOf('ABCEH2', 7, true)).toBe('/t/ABCEH2/replay/7?everything');
});
