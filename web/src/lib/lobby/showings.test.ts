import { expect, test } from 'vitest';
import { candidates, dealOf, mayLack, withImplied, type Marks } from './showings';

const CALLS = [
  { text: 'meet', cards: ['spy', 'boss', 'thug'] },
  { text: 'role', cards: ['spy'] },
  { text: 'role', cards: ['doctor'] },
  { text: 'role', cards: ['boss'] },
  { text: 'role', cards: ['thug'] },
  { text: 'role', cards: ['citizen', 'citizen'] },
];

test('whoever woke with the gang holds one of its cards, and nobody holds two', () => {
  expect(candidates(CALLS, [], 0, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  const met: Marks = [[1, 3, 5]];
  expect(candidates(CALLS, met, 1, 6)).toEqual([1, 3, 5]);
  expect(candidates(CALLS, [...met, [3]], 2, 6)).toEqual([0, 2, 4]);
  expect(candidates(CALLS, [...met, [3], [0]], 3, 6)).toEqual([1, 5]);
});

test('the last of a gang and of the town are not called, whoever they are', () => {
  for (const boss of [1, 5]) {
    const marks = withImplied(CALLS, [[1, 3, 5], [3], [0], [boss]], 6);
    expect(marks.length).toBe(CALLS.length);
    const deal = ['doctor', 'thug', 'citizen', 'spy', 'citizen', 'thug'];
    deal[boss] = 'boss';
    expect(dealOf(CALLS, marks, 6)).toEqual(deal);
  }
});

test('nothing follows while several may be meant, or from a touch that cannot be', () => {
  expect(withImplied(CALLS, [], 6)).toEqual([]);
  expect(withImplied(CALLS, [[1, 3, 5], [3]], 6).length).toBe(2);
  expect(candidates(CALLS, [[1, 3], [3], [0], [1]], 4, 6)).toEqual([]);
});

test('where the cast names a card too many, one call may wake nobody, and every call is made', () => {
  const before: Marks = [[1, 3], []];
  expect(mayLack(CALLS, [], 6)).toBe(0);
  expect(mayLack(CALLS, [], 5)).toBe(1);
  expect(mayLack(CALLS, before.slice(0, 1), 5)).toBe(1);
  expect(mayLack(CALLS, before, 5)).toBe(0);
  const all: Marks = [...before, [0], [1]];
  expect(withImplied(CALLS, all, 5)).toEqual(all);
  expect(dealOf(CALLS, [...all, [3], [2, 4]], 5)).toEqual([
    'doctor',
    'boss',
    'citizen',
    'thug',
    'citizen',
  ]);
});

test('a gang of one, or of equal cards, opens its eyes as a gang and by name', () => {
  const alone = [
    { text: 'meet', cards: ['boss'] },
    { text: 'role', cards: ['boss'] },
    { text: 'role', cards: ['doctor'] },
  ];
  const marks = withImplied(alone, [[1]], 2);
  expect(dealOf(alone, marks, 2)).toEqual(['doctor', 'boss']);
  const equal = [
    { text: 'meet', cards: ['thug', 'thug'] },
    { text: 'role', cards: ['doctor'] },
    { text: 'role', cards: ['thug', 'thug'] },
  ];
  expect(dealOf(equal, withImplied(equal, [[0, 2]], 3), 3)).toEqual(['thug', 'doctor', 'thug']);
});
