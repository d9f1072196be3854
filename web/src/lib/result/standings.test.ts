import { expect, test } from 'vitest';
import { standings } from './standings';

const alone = { bots: [], draw: false };

test('an evening adds up over rematches with rotated seats', () => {
  const scores = [
    { ...alone, match: 1, names: ['Ann', ''], bots: [0, 1], scores: [10, 20], places: [2, 1] },
    { match: 2, names: ['', 'Ann'], bots: [1, 0], scores: [15, 15], places: [1, 1], draw: true },
    { ...alone, match: 3, names: ['Ann', ''], bots: [0, 1], scores: [30, 5], places: [1, 2] },
  ];
  expect(standings(scores)).toEqual([
    { name: 'Ann', wins: 1, points: 55 },
    { name: 'Bot', wins: 1, points: 40 },
  ]);
  expect(standings([])).toEqual([]);
});

test('all who share a victory have won', () => {
  const one = { ...alone, match: 1, names: ['', 'Ann', ''], bots: [1, 0, 2] };
  expect(standings([{ ...one, scores: [7, 9, 9], places: [3, 1, 1] }])).toEqual([
    { name: 'Ann', wins: 1, points: 9 },
    { name: 'Bot 2', wins: 1, points: 9 },
    { name: 'Bot 1', wins: 0, points: 7 },
  ]);
});

test('a bot keeps its name on every seat', () => {
  const first = { ...alone, match: 1, names: ['Ann', '', ''], bots: [0, 1, 2] };
  const next = { ...alone, match: 2, names: ['', '', 'Ann'], bots: [1, 2, 0] };
  const last = { ...alone, match: 3, names: ['', 'Ann', ''], bots: [2, 0, 1] };
  const scores = [
    { ...first, scores: [1, 10, 20], places: [3, 2, 1] },
    { ...next, scores: [10, 20, 1], places: [2, 1, 3] },
    { ...last, scores: [20, 1, 10], places: [1, 3, 2] },
  ];
  expect(standings(scores)).toEqual([
    { name: 'Bot 2', wins: 3, points: 60 },
    { name: 'Bot 1', wins: 0, points: 30 },
    { name: 'Ann', wins: 0, points: 3 },
  ]);
});
