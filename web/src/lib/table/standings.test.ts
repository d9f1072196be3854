import { expect, test } from 'vitest';
import { standings } from './standings';

test('an evening adds up over rematches with rotated seats', () => {
  const scores = [
    { match: 1, names: ['Аня', ''], scores: [10, 20], places: [2, 1] },
    { match: 2, names: ['', 'Аня'], scores: [15, 15], places: [1, 1] },
    { match: 3, names: ['Аня', ''], scores: [30, 5], places: [1, 2] },
  ];
  expect(standings(scores, (name) => name || 'Бот')).toEqual([
    { name: 'Аня', wins: 2, points: 55 },
    { name: 'Бот', wins: 2, points: 40 },
  ]);
  expect(standings([], String)).toEqual([]);
});
