import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { locale } from '../words/locale.svelte';
import { fakeWords } from '../game/fake-words';
import type { Outcome } from '../game/outcome';
import ScoreSheet from './ScoreSheet.svelte';

test('what decided between equal points is said, and nothing where points decide', async () => {
  const words = await fakeWords(
    'ru',
    'sheet-I = Кольца\ntie-card = Решает карта: { $ahead-name } — { $more }.',
  );
  async function told(ties?: Outcome['ties']): Promise<string | undefined> {
    const sheet = [{ I: 20 }, { I: 20 }];
    const outcome = { reason: 'deck', scores: [20, 20], places: [2, 1], sheet, ties };
    const { container } = render(ScoreSheet, { outcome, words, names: ['Аня', 'Боря'] });
    return container.querySelector('section > p')?.textContent;
  }
  expect(await told([{ reason: 'card', words: { ahead: [1], more: 9 } }])).toBe(
    'Решает карта: Боря — 9.',
  );
  expect(await told()).toBeUndefined();
});

async function bars(sheet: Record<string, number>[]): Promise<string[][]> {
  const words = await fakeWords(
    'ru',
    'sheet-won = Добыча\nsheet-more = Цель\nsheet-paid = За ложь',
  );
  const scores = sheet.map((row) => Object.values(row).reduce((sum, one) => sum + one, 0));
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const outcome = { reason: 'deck', scores, places, draw: false, sheet };
  const { container } = render(ScoreSheet, { outcome, words, names: ['Аня', 'Боря'] });
  return [...container.querySelectorAll<HTMLElement>('.stack')].map((bar) => [
    `0 at ${bar.style.getPropertyValue('--nought')}, paid ${bar.style.getPropertyValue('--paid')}`,
    ...[...bar.querySelectorAll('i')].map(
      (part) => `${part.style.getPropertyValue('--share')}: ${part.textContent}`,
    ),
  ]);
}

test('bars have one scale, and what was paid lies before the nought of all', async () => {
  const seen = await bars([
    { won: 10, more: 5, paid: 0 },
    { won: 4, more: 0, paid: -5 },
  ]);
  expect(seen).toEqual([
    ['0 at 25, paid 0', '50: 10', '25: 5'],
    ['0 at 25, paid 25', '25: −5', '20: 4'],
  ]);
});

test('a bar without losses begins with its nought, and too narrow a part says nothing', async () => {
  const seen = await bars([
    { won: 1, more: 99, paid: 0 },
    { won: 0, more: 0, paid: 0 },
  ]);
  expect(seen).toEqual([['0 at 0, paid 0', '1: ', '99: 99'], ['0 at 0, paid 0']]);
});

test('a team has one bar and one total of what its players brought', async () => {
  const words = await fakeWords('ru', 'sheet-won = Добыча');
  const outcome = {
    reason: 'deck',
    scores: [7, 9, 7, 9],
    places: [2, 1, 2, 1],
    sheet: [{ won: 3 }, { won: 1 }, { won: 4 }, { won: 8 }],
    sides: [0, 1, 0, 1],
  };
  const { container } = render(ScoreSheet, { outcome, words, names: ['А', 'Б', 'В', 'Г'] });
  const texts = (what: string) =>
    [...container.querySelectorAll(what)].map((one) => one.textContent.trim());
  expect(texts('li')).toEqual(['Б, Г 9 9', 'А, В 7 7']);
  expect(texts('thead th')).toEqual([
    locale.say('team', { number: 2 }),
    locale.say('team', { number: 1 }),
    locale.say('result-source'),
    ...['Б', 'Г', 'А', 'В'],
  ]);
  expect(texts('.total td')).toEqual(['9', '7']);
});

test('where there is nothing to count it is told who was with whom', async () => {
  const words = await fakeWords('ru', '');
  const outcome = {
    reason: 'dusk',
    scores: [1, 0, 0],
    places: [1, 2, 2],
    sheet: [{}, {}, {}],
    sides: [1, 0, 0],
  };
  const { container } = render(ScoreSheet, { outcome, words, names: ['А', 'Б', 'В'] });
  expect(container.querySelector('h2')?.textContent).toBe(locale.say('result-teams'));
  expect(container.querySelector('table')).toBeNull();
});

test('where a side with a name has won, its players have won and nothing is counted', async () => {
  const words = await fakeWords('ru', 'sheet-won = Победа');
  const outcome = {
    reason: 'loners',
    scores: [0, 0, 1],
    places: [2, 2, 1],
    sheet: [{ won: 0 }, { won: 0 }, { won: 1 }],
    sides: [0, 0, 5],
    winners: ['piper'],
  };
  const { container } = render(ScoreSheet, { outcome, words, names: ['А', 'Б', 'В'] });
  expect(container.querySelector('h2')?.textContent).toBe(locale.say('result-teams'));
  expect(container.querySelector('table')).toBeNull();
  const rows = [...container.querySelectorAll('li')].map((one) =>
    one.textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(rows).toEqual([`В ${locale.say('result-won')}`, `А, Б ${locale.say('result-lost')}`]);
});

test('teams that are a point apart have their points counted', async () => {
  const words = await fakeWords('ru', 'sheet-cards = Карты\nsheet-pairs = Пары');
  const outcome = {
    reason: 'deck',
    scores: [1, 0, 1, 0],
    places: [1, 2, 1, 2],
    sheet: [1, 0, 1, 0].map((cards) => ({ cards, pairs: 0 })),
    sides: [0, 1, 0, 1],
  };
  const { container } = render(ScoreSheet, { outcome, words, names: ['А', 'Б', 'В', 'Г'] });
  expect(container.querySelector('table')).not.toBeNull();
});
