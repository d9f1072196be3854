import { expect, test } from 'vitest';
import type { AnyScene } from '../game/scene';
import { othersOf } from './seats';

test('the others sit in the order of the table after me; a spectator sees all', () => {
  const seats = [0, 1, 2, 3] as unknown as AnyScene['seats'];
  expect(othersOf({ viewer: 2, seats })).toEqual([3, 0, 1]);
  expect(othersOf({ viewer: -1, seats })).toEqual([0, 1, 2, 3]);
});
