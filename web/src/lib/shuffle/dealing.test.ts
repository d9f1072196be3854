import { expect, test } from 'vitest';
import type { TableInfo } from '../connection/wire';
import { hasGiven, isDealing } from './dealing';

function table(status: string, ...given: number[]): TableInfo {
  const seats = [
    { kind: 'person', person: 4 },
    { kind: 'bot', person: -1 },
    { kind: 'person', person: 7 },
  ];
  const parts = [4, 7].map((person) => ({ person, part: given.includes(person) ? 'ab' : '' }));
  return { status, seats, shuffle: { promise: '', parts } } as unknown as TableInfo;
}

test('the cards come when nobody but me has still to add a part', () => {
  expect(isDealing(table('shuffling', 4), 7)).toBe(true);
  expect(isDealing(table('shuffling', 4, 7), 7)).toBe(true);
  expect(isDealing(table('shuffling', 7), 7)).toBe(false);
  expect(isDealing(table('shuffling', 4), -1)).toBe(false);
  expect(isDealing(table('gathering', 4), 7)).toBe(false);
});

test('a person who is listed without a part has not given it yet', () => {
  expect([4, 7].map((person) => hasGiven(table('shuffling', 7), person))).toEqual([false, true]);
});
