import { expect, test } from 'vitest';
import { parsed } from '../../../plugins/fluent';
import { fakeWords } from './fake-words';
import { GameWords } from './game-words';

test('the words of the game come before those of the shell', () => {
  const words = new GameWords('en', parsed('and = &\nand = and\nnothing = none'));
  expect(words.row(['a', 'b'])).toBe('a & b');
  expect(words.has('sheet-I')).toBe(false);
  expect(() => words.sheet('I')).toThrow('no text sheet-I');
});

// As the first player, the second and a spectator read it; the terminal says the same: `tests/texts/test_words.py`.
test.each([
  [[9, 7, 7], [1, 2, 2], false, ['Победа твоя: 9 против 7.', 'Побеждает Аня.', 'Побеждает Аня.']],
  [[3, 7, 7], [1, 2, 2], false, ['Победа твоя!', 'Побеждает Аня.', 'Побеждает Аня.']],
  [
    [9, 7, 9],
    [1, 3, 1],
    false,
    ['Общая победа: ты и Ян.', 'Общая победа: Аня и Ян.', 'Общая победа: Аня и Ян.'],
  ],
  [[9, 7, 9], [1, 3, 1], true, ['Ничья: ты и Ян.', 'Ничья: Аня и Ян.', 'Ничья: Аня и Ян.']],
  [
    [7, 7, 7],
    [1, 1, 1],
    true,
    ['Ничья: ты, Ева и Ян.', 'Ничья: Аня, ты и Ян.', 'Ничья: Аня, Ева и Ян.'],
  ],
])('winners, losers and spectators read the same result of %j', async (...given) => {
  const [scores, places, draw, said] = given;
  const words = await fakeWords('ru', '');
  const outcome = { reason: 'deck', scores, places, draw, sheet: [] };
  expect([0, 1, -1].map((viewer) => words.result(outcome, ['Аня', 'Ева', 'Ян'], viewer))).toEqual(
    said,
  );
});

// As one of the first side, one of the second and a spectator read it.
test.each([
  [[1, 2, 1, 2], {}, ['Победа ваша: ты и Ян.', 'Победили Аня и Ян.', 'Победили Аня и Ян.']],
  [
    [1, 1, 1, 1],
    { draw: true },
    ['Ничья: ты и Ян; Ева и Оля.', 'Ничья: Аня и Ян; ты и Оля.', 'Ничья: Аня и Ян; Ева и Оля.'],
  ],
  [
    [1, 2, 1, 2],
    { winners: ['k'] },
    ['Победили короли: ты и Ян.', 'Победили короли: Аня и Ян.', 'Победили короли: Аня и Ян.'],
  ],
])('partners win together, and a side is called by its name: %j %j', async (places, more, said) => {
  const words = await fakeWords('ru', 'won-k = Победили короли');
  const outcome = { reason: 'deck', scores: [7, 7, 7, 7], places, sheet: [], sides: [0, 1, 0, 1] };
  const names = ['Аня', 'Ева', 'Ян', 'Оля'];
  expect([0, 1, -1].map((viewer) => words.result({ ...outcome, ...more }, names, viewer))).toEqual(
    said,
  );
});

test('what was said to one player alone is quoted as that player hears it', async () => {
  const words = await fakeWords(
    'ru',
    'event-told = { $seat-mine ->\n    [yes] Это ты.\n   *[no] { $seat-name }.\n}',
  );
  const names = ['Аня', 'Ева'];
  expect(words.event({ event: 'told', seat: 1, heard_by: 1 }, names, -2)).toBe(
    'Ева слышит: «Это ты.»',
  );
  expect(words.event({ event: 'told', seat: 1 }, names, 0)).toBe('Ева.');
});
