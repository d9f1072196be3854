import { expect, test } from 'vitest';
import { fan, isCovered } from './fan';

const MANY = ['I0', 'I0', 'I1', 'A0', 'A0', 'A1', 'B0', 'B1', 'B2', 'M0', 'M0', 'M2', 'M3'];

test('in a fan of many cards each kind can still be touched', () => {
  const { card, spots } = fan(MANY, 336, 70);
  expect(Math.max(...spots.map(({ y }) => y))).toBeGreaterThan(card * 0.72);
  spots.forEach((spot, at) => {
    expect(spot.x).toBeGreaterThanOrEqual(5.99);
    expect(spot.x + card).toBeLessThanOrEqual(330.01);
    const next = spots[at + 1];
    if (next && next.x > spot.x && MANY[at] !== MANY[at + 1])
      expect(next.x - spot.x).toBeGreaterThanOrEqual(43.9);
  });
});

test('equal cards lie in one row', () => {
  const hand = [...'aabbccddeeffgghhiijj'];
  const { card, spots } = fan(hand, 336, 70);
  const rows = hand.map((_, at) => spots[at]!.y > card * 0.72);
  expect(rows.indexOf(true)).toBe(10);
});

test('a fan is always as high', () => {
  const heights = [1, 7, 9, 13].map((count) => fan(MANY.slice(0, count), 336, 70).height);
  expect(new Set(heights)).toEqual(new Set([117]));
});

test('a single card lies straight in the middle', () => {
  expect(fan(['I0'], 336, 70).spots).toEqual([{ x: 133, y: 8, tilt: 0 }]);
});

test('a card is covered by an equal one that leaves only a sliver of it', () => {
  const hand = ['I0', 'I0', 'I0', 'I0', 'I1', 'A0', 'A1', 'B0', 'B1'];
  const layout = fan(hand, 336, 70);
  const covered = hand.map((_, at) => isCovered(hand, layout, at));
  expect(covered.filter(Boolean)).toHaveLength(3);
  expect(covered.slice(3)).not.toContain(true);
  expect(isCovered(['I0', 'I0'], fan(['I0', 'I0'], 336, 70), 0)).toBe(false);
});
