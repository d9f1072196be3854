import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry, Frame } from '../connection/wire';
import { Reel, SPEEDS, addressOf } from './reel.svelte';

const ENTRIES: Entry[] = [1, 2, 3, 4, 5].map((number) => ({
  kind: number === 1 ? 'deal' : 'choice',
  seat: number % 2,
  clause: 'turn',
  events: [{ event: `move-${number}` }],
  to: 0,
}));
let asked: (number | 'last')[] = [];

function frame(at: number): Frame {
  const entries = ENTRIES.slice(0, at);
  return {
    at,
    last: 5,
    me: { person: 0, seat: 0 },
    facts: {},
    view: {},
    entries,
    names: ['Марта', 'Савва'],
  };
}

async function opened(at: number | 'last'): Promise<Reel> {
  const reel = new Reel((wanted) => {
    asked.push(wanted);
    return Promise.resolve(frame(wanted === 'last' ? 5 : wanted));
  });
  await reel.open(at);
  return reel;
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('it opens at a move, with the whole list, and fetches the neighbours', async () => {
  const reel = await opened(3);
  expect([reel.at, reel.last, reel.frame?.at, reel.entries.length]).toEqual([3, 5, 3, 5]);
  expect(asked).toEqual(['last', 3, 4, 2]);
  expect((await opened('last')).at).toBe(5);
  expect((await opened(99)).at).toBe(5);
  expect((await opened(NaN)).at).toBe(1);
});

test('cards travel on a step forward, and only then', async () => {
  const reel = await opened(2);
  expect(reel.fresh).toEqual([]);
  await reel.forward();
  expect(reel.fresh).toEqual([ENTRIES[2]]);
  await reel.back();
  expect(reel.fresh).toEqual([]);
  await reel.jump(5);
  expect(reel.fresh).toEqual([]);
});

test('the ends hold', async () => {
  const reel = await opened('last');
  await reel.forward();
  expect(reel.at).toBe(5);
  await reel.start();
  await reel.back();
  expect(reel.at).toBe(1);
  await reel.end();
  expect(reel.at).toBe(5);
});

test('it plays by itself to the end and then stops', async () => {
  const reel = await opened(4);
  reel.play();
  await vi.advanceTimersByTimeAsync(SPEEDS.even);
  expect([reel.at, reel.playing]).toEqual([5, false]);
  reel.toggle();
  await vi.advanceTimersByTimeAsync(1);
  expect([reel.at, reel.playing]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(2 * SPEEDS.even);
  expect(reel.at).toBe(3);
  await reel.back();
  await vi.advanceTimersByTimeAsync(9 * SPEEDS.even);
  expect([reel.at, reel.playing]).toEqual([2, false]);
});

test('a frame that comes late does not push the newer one away', async () => {
  const waiting: (() => void)[] = [];
  const reel = new Reel((wanted) =>
    wanted === 2
      ? new Promise((resolve) => waiting.push(() => resolve(frame(2))))
      : Promise.resolve(frame(wanted === 'last' ? 5 : wanted)),
  );
  await reel.open(4);
  const late = reel.jump(2);
  await reel.jump(5);
  waiting.forEach((answer) => answer());
  await late;
  expect(reel.frame?.at).toBe(5);
});

test('a lost frame is told, and asked for again', async () => {
  let broken = true;
  const reel = new Reel((wanted) =>
    broken && wanted === 3
      ? Promise.reject(new Error('no net'))
      : Promise.resolve(frame(wanted === 'last' ? 5 : wanted)),
  );
  await reel.open(1);
  await reel.jump(3);
  expect(reel.failure).toEqual(new Error('no net'));
  broken = false;
  await reel.jump(3);
  expect([reel.failure, reel.frame?.at]).toEqual([undefined, 3]);
});

test('a move has an address', () => {
  expect(addressOf('ABCEH2', 7, false)).toBe('/t/ABCEH2/replay/7');
  expect(addressOf('ABCEH2', 7, true)).toBe('/t/ABCEH2/replay/7?everything');
});
