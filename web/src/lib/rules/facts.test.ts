import { expect, test } from 'vitest';
import type { FactInfo } from '../connection/wire';
import { bySource, byThing, lastPart } from './facts';

const fact = (id: string, source: FactInfo['source'], corrected = false) =>
  ({ id, source, corrected, value: 1, note: '', shipped: {} }) as FactInfo;

test('what is printed on one card stands together, all else alone', () => {
  const facts = [
    fact('goal.two', 'book'),
    fact('tasks.S01.points', 'book'),
    fact('tasks.S01.needs', 'ours'),
    fact('tasks.S02.points', 'ours'),
  ];
  expect(byThing(facts).map(({ id, facts: its }) => [id, its.length])).toEqual([
    ['goal.two', 1],
    ['tasks.S01', 2],
    ['tasks.S02', 1],
  ]);
  expect(lastPart('tasks.S01.needs')).toBe('needs');
});

test('facts of one thing are told by source, and what an owner corrected by itself', () => {
  const its = [fact('a.b.c', 'book'), fact('a.b.d', 'book'), fact('a.b.e', 'book', true)];
  expect(bySource(its).map((some) => some.length)).toEqual([2, 1]);
});
