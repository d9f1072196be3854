import { expect, test } from 'vitest';
import type { Judged } from '../connection/wire';
import { costOf, dearest } from './review.svelte';

const judged = (at: number, before: number, after: number) => ({ at, before, after }) as Judged;

test('the three decisions that cost most are shown, the dearest first', () => {
  const all = [
    judged(1, 50, 48),
    judged(2, 60, 40),
    judged(3, 30, 30),
    judged(4, 55, 50),
    judged(5, 70, 60),
  ];
  expect(dearest(all).map((one) => [one.at, costOf(one)])).toEqual([
    [2, 20],
    [5, 10],
    [4, 5],
  ]);
});

test('none is shown where none cost anything, also where luck came after', () => {
  expect(dearest([judged(1, 50, 50), judged(2, 40, 45)])).toEqual([]);
});
