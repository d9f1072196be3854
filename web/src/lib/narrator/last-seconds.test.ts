import { expect, test } from 'vitest';
import { LastSeconds } from './last-seconds';

const told = (pace: string, speaks: boolean) => {
  const last = new LastSeconds();
  const out = [];
  for (let left = 12_000; left > -500; left -= 250) out.push(last.next(3, pace, left, speaks));
  return out.filter((one) => one !== undefined);
};

test('a voice counts the last seconds of a talk, each once; a gong tells the first alone', () => {
  expect(told('talk', true)).toEqual([10, 5, 4, 3, 2, 1]);
  expect(told('word', true)).toHaveLength(6);
  expect(told('talk', false)).toEqual([10]);
  expect(told('vote', true)).toEqual([]);
});

test('the next talk is counted anew', () => {
  const last = new LastSeconds();
  expect(last.next(1, 'talk', 4_900, true)).toBe(5);
  expect(last.next(1, 'talk', 4_800, true)).toBeUndefined();
  expect(last.next(2, 'talk', 4_700, true)).toBe(5);
});
