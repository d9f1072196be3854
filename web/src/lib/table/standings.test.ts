import { expect, test } from 'vitest';
import { standings } from './standings';

test('an evening adds up over rematches with rotated seats', () => {
  const scores = [
    { match: 1, names: ['Ann', ''], scores: [10, 20], places: [2, 1], draw: false },
    { match: 2, names: ['', 'Ann'], scores: [15, 15], places: [1, 1], draw: true },
    { match: 3, names: ['Ann', ''], scores: [30, 5], places: [1, 2], draw: false },
  ];
  expect(standings(scores)).toEqual([
    { name: 'Ann', wins: 1, points: 55 },
    { name: 'Bot', wins: 1, points: 40 },
  ]);
  expect(standings([])).toEqual([]);
});

test('all who share a victory have won, and several bots are told apart as at the table', () => {
  const first = { match: 1, names: ['', 'Ann', ''], scores: [7, 9, 9], places: [3, 1, 1] };
  expect(standings([{ ...first, draw: false }])).toEqual([
    { name: 'Ann', wins: 1, points: 9 },
    { name: 'Bot 2', wins: 1, points: 9 },
    { name: 'Bot 1', wins: 0, points: 7 },
  ]);
});
