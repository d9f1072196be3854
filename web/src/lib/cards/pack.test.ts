import { expect, test } from 'vitest';
import { pack, PEEK } from './pack';

/** A zone of 22 cards: 14 kinds, some of them several times. */
const CROWD = [3, 2, 1, 1, 2, 2, 1, 1, 2, 1, 1, 2, 2, 1];

test('small cards lie beside or upon one another as long as each value can be read', () => {
  const { sign, spots } = pack([1, 2, 1, 1], 110, 25);
  expect(sign).toBeUndefined();
  spots.slice(1).forEach(({ x }, at) => expect(x - spots[at]!.x).toBeGreaterThan(25 * 0.63));
});

test('22 cards in a zone of a phone are signs in rows that can be read', () => {
  const { sign, spots, height } = pack(CROWD, 110, 25);
  expect(sign).toBeGreaterThanOrEqual(12);
  spots.forEach(({ x, y }, at) => {
    expect(x + sign! + (CROWD[at]! - 1) * PEEK).toBeLessThanOrEqual(110);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + sign!).toBeLessThanOrEqual(height);
  });
});

test('a zone is always as high', () => {
  const heights = [0, 3, 8, 14].map((kinds) => pack(CROWD.slice(0, kinds), 110, 25).height);
  expect(new Set(heights).size).toBe(1);
});
