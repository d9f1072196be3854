import { expect, test } from 'vitest';
import { grid } from './fit';

const PHONE = { width: 336, height: 262 };

test('a group is as large as it can be, and a finger can still hit its cards', () => {
  expect(grid(7, PHONE, { most: 84, below: 16 })).toMatchObject({ columns: 4, width: 76 });
  for (let count = 1; count <= 16; count++) {
    const { columns, width, gap } = grid(count, PHONE, { most: 84, below: 16 });
    expect(width).toBeGreaterThanOrEqual(44);
    expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(336);
  }
});

test('what stands out below the cards has its room, too', () => {
  expect(grid(6, { width: 700, height: 120 }, { most: 150, below: 16 })).toMatchObject({
    columns: 6,
    width: 80,
    height: 120,
  });
});

test('what is only looked at may be smaller than a finger, and takes less room', () => {
  const flat = { width: 336, height: 0 };
  expect(grid(17, flat, { most: 84, below: 16 }).height).toBeGreaterThan(220);
  const seen = grid(17, flat, { most: 84, least: 33, below: 16 });
  expect(seen).toMatchObject({ columns: 9, width: 33 });
  expect(seen.height).toBeLessThan(130);
});
