import { expect, test } from 'vitest';
import { fillBrown } from './audio';

test('the noise is low, never cut off, and repeats without a click', () => {
  const samples = new Float32Array(48_000);
  let state = 1;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  fillBrown(samples, random);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1);
  const step = (i: number) => Math.abs(samples[i]! - samples[i - 1]!);
  const steepest = Math.max(...Array.from({ length: 47_999 }, (_, i) => step(i + 1)));
  expect(steepest).toBeLessThan(0.1);
  expect(Math.abs(samples.at(-1)! - samples[0]!)).toBeLessThanOrEqual(steepest);
  expect(samples.some((one) => Math.abs(one) > 0.1)).toBe(true);
});
