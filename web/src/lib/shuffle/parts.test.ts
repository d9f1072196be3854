import { beforeEach, expect, test } from 'vitest';
import type { TableInfo } from '../connection/wire';
import { myPart as partFor, myShare, watchParts as watch } from './parts';

beforeEach(() => localStorage.clear());

const SEAT = { kind: 'person', person: 0, name: 'Марта', level: null };
const watchParts = (shown: TableInfo, person: number) => watch(shown, shown.shuffle!, person);
const myPart = (shown: TableInfo, person: number) => partFor(shown, shown.shuffle!, person);
function table(code: string, match: number, promise: string, more: Partial<TableInfo> = {}) {
  const shuffle = { promise, parts: [], by_hand: false, header: '{"rules":1,"data":"ab"}' };
  const setup = { game: 'quoits', options: {} };
  return {
    code,
    match,
    setup,
    seats: [SEAT],
    moderator: SEAT,
    shuffle,
    ...more,
  } as unknown as TableInfo;
}
function listed(at: TableInfo, status: TableInfo['status'], ...parts: string[]): TableInfo {
  const given = parts.map((part, person) => ({ person, name: '', part }));
  return { ...at, status, shuffle: { ...at.shuffle!, parts: given } };
}

test('a part is made once for a promise, is random, and is kept with it and with what the device saw', () => {
  const shown = table('ABCEH2', 1, 'promise');
  const part = myPart(shown, 0);
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(myPart(shown, 0)).toBe(part);
  const setup = { game: 'quoits', options: {} };
  const saw = { setup, seats: [SEAT], moderator: SEAT, by_hand: false };
  const header = '{"rules":1,"data":"ab"}';
  expect(myShare('ABCEH2', 1, 0)).toEqual({ promise: 'promise', part, header, saw, again: 0 });
  expect(localStorage.getItem('shuffles')).toContain(part);
  expect(myPart(table('ABCEH2', 2, 'promise'), 0)).not.toBe(part);
  expect(myShare('ABCEH2', 3, 0)).toBeUndefined();
});

test('another promise for the same match gets another part, for the first one is known', () => {
  const parts = ['one', 'two', 'one'].map((promise) => myPart(table('ABCEH3', 1, promise), 0));
  expect(new Set(parts).size).toBe(3);
  expect(myShare('ABCEH3', 1, 0)).toMatchObject({ promise: 'one', part: parts[2], again: 2 });
});

test('the list of parts is kept as it is shown until the first cards come', () => {
  const shown = table('ABCEH4', 1, 'promise');
  const part = myPart(shown, 0);
  const kept = () => myShare('ABCEH4', 1, 0);
  watchParts(listed(shown, 'shuffling', '', 'cd'), 0);
  expect(kept()).toMatchObject({ parts: ['', 'cd'], dealt: false });
  watchParts(listed(shown, 'playing', part, 'cd'), 0);
  expect(kept()).toMatchObject({ parts: [part, 'cd'], dealt: true });
  watchParts(listed(shown, 'playing', part, ''), 0);
  expect(kept()).toMatchObject({ parts: [part, 'cd'] });
  expect(myPart(table('ABCEH4', 1, 'another'), 0)).toBe(part);
  expect(kept()).toMatchObject({ promise: 'promise' });
});

test('parts for another promise are none of this one', () => {
  const shown = table('ABCEH5', 1, 'promise');
  myPart(shown, 0);
  watchParts(listed(table('ABCEH5', 1, 'another'), 'playing', 'ab'), 0);
  expect(myShare('ABCEH5', 1, 0)?.parts).toBeUndefined();
});

test('the oldest shuffles are forgotten', () => {
  for (let match = 1; match <= 120; match++) myPart(table('KKKKKK', match, 'promise'), 0);
  const names = Object.keys(JSON.parse(localStorage.getItem('shuffles') ?? '{}') as object);
  expect([names.length, names[0], names.at(-1)]).toEqual([100, 'KKKKKK/21/0', 'KKKKKK/120/0']);
});
