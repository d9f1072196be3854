import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Judged } from '../connection/wire';
import { wide } from '../device/screen';
import { Review } from '../hindsight/review.svelte';
import { locale } from '../words/locale.svelte';
import Moments from './Moments.svelte';

function counting(found: Partial<Judged>[], left: number): string {
  const review = new Review();
  review.judged = found as Judged[];
  review.left = left;
  render(Moments, { review, at: 0, jump: () => undefined });
  return screen.getByRole('status').textContent.trim();
}

test('what a review still counts is said in full', () => {
  expect(counting([{ at: 1, before: 50, after: 50 }], 4)).toBe(
    locale.say('review-left', { left: 4 }),
  );
});

test('beside a leap a phone says it in short', () => {
  vi.spyOn(wide, 'current', 'get').mockReturnValue(false);
  expect(counting([{ at: 1, before: 50, after: 30 }], 4)).toBe(
    locale.say('review-left.short', { left: 4 }),
  );
});
