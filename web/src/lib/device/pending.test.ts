import { expect, test } from 'vitest';
import { pending } from './pending';

test('a promise is counted until it is fulfilled or rejected, and comes to the same', async () => {
  const count = () => document.documentElement.dataset.pending;
  const [good, bad] = [pending(Promise.resolve(1)), pending(Promise.reject(new Error('lost')))];
  expect(count()).toBe('2');
  expect(await good).toBe(1);
  await expect(bad).rejects.toThrow('lost');
  expect(count()).toBe('0');
});
