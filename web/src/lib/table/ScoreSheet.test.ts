import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { locale } from '../words/locale.svelte';
import { fakeWords } from '../words/fake-words';
import ScoreSheet from './ScoreSheet.svelte';

async function shows(scores: number[], places: number[], reason = 'deck'): Promise<boolean> {
  const words = await fakeWords('ru', 'ending-deck = Колода кончилась.\nsheet-I = Кольца');
  const draw = places.every((place) => place === 1);
  const sheet = scores.map((points) => ({ I: points }));
  const outcome = { reason, scores, places, draw, sheet };
  const { container } = render(ScoreSheet, { outcome, words, names: ['Аня', 'Боря'] });
  return container.textContent.includes(locale.say('result-tie'));
}

test('who comes first with equal points is told not to be a matter of points', async () => {
  expect(await shows([20, 20], [2, 1])).toBe(true);
});

test('nothing is told where points decide, where nobody is first, or where somebody gives up', async () => {
  expect(await shows([20, 21], [2, 1])).toBe(false);
  expect(await shows([20, 20], [1, 1])).toBe(false);
  expect(await shows([20, 20], [2, 1], 'resigned')).toBe(false);
});
