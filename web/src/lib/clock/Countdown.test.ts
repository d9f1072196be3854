import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { locale } from '../words/locale.svelte';
import Countdown from './Countdown.svelte';

beforeEach(async () => {
  await locale.choose('en');
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
  flushSync();
}
const spoken = () => screen.getByRole('status').textContent;

test('the time left is seen always and heard twice', () => {
  render(Countdown, { left: 32_000, heard: performance.now(), running: true });
  expect([screen.getByRole('timer').textContent?.trim(), spoken()]).toEqual(['0:32', '']);
  pass(3);
  expect(spoken()).toBe('30 seconds left.');
  pass(10);
  expect(spoken()).toBe('30 seconds left.');
  pass(10);
  expect(spoken()).toBe('10 seconds left.');
});

test('what was over before it was told is not heard', () => {
  render(Countdown, { left: 20_000, heard: performance.now(), running: true });
  pass(5);
  expect(spoken()).toBe('');
});

test('a pause stops it', () => {
  render(Countdown, { left: 32_000, heard: performance.now(), running: false });
  pass(20);
  expect([screen.getByRole('timer').textContent?.trim(), spoken()]).toEqual(['0:32', '']);
});
