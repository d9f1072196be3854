import { expect, test } from 'vitest';
import type { FactInfo } from '../connection/wire';
import { bySource, tables, thingOf } from './facts';

const fact = (id: string, source: FactInfo['source'], corrected = false) =>
  ({ id, source, corrected, value: 1, note: '', shipped: {} }) as FactInfo;
const printed = (id: string) => ({ id, title: { ru: id }, text: { ru: '' } });

test('what is printed on the cards is one table with a column for each name, all else stands alone', () => {
  const facts = [
    fact('goal.two', 'book'),
    fact('tasks.S01.points', 'book'),
    fact('tasks.S01.needs', 'ours'),
    fact('tasks.S02.points', 'ours'),
  ];
  const names = ['goal.two', 'tasks.*.points', 'tasks.*.needs'].map(printed);
  expect(tables(facts, names).map((table) => table.map((column) => column.facts.length))).toEqual([
    [1],
    [2, 1],
  ]);
  expect(thingOf('tasks.S01.needs', 'tasks.*.needs')).toBe('S01');
});

test('facts of one name are told by source, and what an owner corrected by itself', () => {
  const its = [fact('a.b.c', 'book'), fact('a.b.d', 'book'), fact('a.b.e', 'book', true)];
  expect(bySource(its).map((some) => some.length)).toEqual([2, 1]);
});
