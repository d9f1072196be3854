import { beforeEach, expect, test } from 'vitest';
import { myPart, myShare } from './parts';

beforeEach(() => localStorage.clear());

test('a part is made once, is random, and is kept with its promise', () => {
  const part = myPart('ABCEH2', 1, 0, 'promise');
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(myPart('ABCEH2', 1, 0, 'another promise')).toBe(part);
  expect(myShare('ABCEH2', 1, 0)).toEqual({ promise: 'promise', part });
  expect(localStorage.getItem('shuffles')).toContain(part);
  expect(myPart('ABCEH2', 2, 0, 'promise')).not.toBe(part);
  expect(myShare('ABCEH2', 3, 0)).toBeUndefined();
});

test('the oldest shuffles are forgotten', () => {
  for (let match = 1; match <= 120; match++) myPart('KKKKKK', match, 0, 'promise');
  const names = Object.keys(JSON.parse(localStorage.getItem('shuffles') ?? '{}') as object);
  expect([names.length, names[0], names.at(-1)]).toEqual([100, 'KKKKKK/21/0', 'KKKKKK/120/0']);
});
