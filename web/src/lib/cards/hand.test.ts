import { expect, test } from 'vitest';
import { oneRow } from './hand';

test('cards that have room lie apart, in the middle', () => {
  const { spots } = oneRow(3, 400, 64);
  expect(spots.map(({ x }) => x)).toEqual([98, 168, 238]);
  expect(spots.map(({ tilt }) => tilt)).toEqual([-1, 0, 1]);
});

test('cards without room lie upon one another and stay inside', () => {
  const { spots } = oneRow(7, 336, 64);
  expect(spots[0]!.x).toBe(4);
  expect(spots[6]!.x + 64).toBe(332);
  expect(spots[0]!.tilt).toBeCloseTo(-7.2);
});

test('a single card lies straight in the middle', () => {
  expect(oneRow(1, 300, 60).spots).toEqual([{ x: 120, y: 12, tilt: 0 }]);
});
