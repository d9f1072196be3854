import { expect, test } from 'vitest';
import { gameWords } from '../../lib/game/game-words';
import type { Prompt } from '../../lib/game/outcome';

// The sentences are those that `igroteka.texts.words('famiglia', language)` gives.
const names = ['Аня', 'Марта'];
const ru = await gameWords('famiglia', 'ru');
const en = await gameWords('famiglia', 'en');

test('what happened is told to the viewer, and the others are named', () => {
  const dealt = { event: 'dealt', starter: 1, street: ['I0', 'A1', 'B4'] };
  expect(ru.event(dealt, names, 1)).toBe(
    'Карты розданы. Первый ход твой. На Улице: Итальянец 0, Бухгалтер 1 и Вышибала 4.',
  );
  expect(en.event({ ...dealt, street: ['I0'] }, names, 0)).toBe(
    'The cards are dealt. First turn: Марта. On the street: Italian 0.',
  );
  const discarded = { event: 'discarded', seat: 0, card: 'B2', under: true };
  expect(ru.event(discarded, names, 0)).toBe('Ты убираешь с Улицы Вышибалу 2 под низ колоды.');
  expect(en.event({ ...discarded, under: false }, [], 1)).toBe(
    'Player 1 clears Brute 2 off the street, onto the discard pile.',
  );
});

test('lists count, numbers decline and select', () => {
  expect(ru.event({ event: 'opened', cards: ['I3', 'M0'] })).toBe(
    'Из колоды выходят Итальянец 3 и Наёмник 0.',
  );
  expect(ru.event({ event: 'opened', cards: ['M0'] })).toBe('Из колоды выходит Наёмник 0.');
  expect(ru.event({ event: 'reshuffled', cards: 21 })).toBe(
    'Колода кончилась. Сброс перемешан, и теперь колода из него: 21 карта.',
  );
  expect(ru.event({ event: 'threatened', card: 'I3', cost: 0 })).toBe(
    'Итальянец 3 трусит и на этот ход идёт даром.',
  );
});

test('what is awaited', () => {
  const prompt: Prompt = { step: 'recruit', clause: 'recruit', mine: true, awaited: [1] };
  expect(ru.prompt(prompt, names, 1)).toBe('Найми карту или спасуй.');
  expect(ru.prompt({ ...prompt, mine: false }, names, 0)).toBe('Марта нанимает или пасует.');
  expect(ru.prompt({ ...prompt, mine: false, awaited: [0, 1] }, names)).toBe(
    'Аня и Марта нанимает или пасует.',
  );
});

test('actions, cards and rows', () => {
  const does = { verb: 'recruit-keep-joker', words: { card: 'B3', joker: 'M3', lowered: true } };
  expect(ru.action(does)).toBe(
    'Нанять припугнутого Вышибалу 3 с Наёмником 3: Наёмник вернётся в руку',
  );
  expect(en.action(does)).toBe(
    'Recruit the scared Brute 3 with Mercenary 3: the Mercenary returns to your hand',
  );
  expect(ru.card('I3', 'short')).toBe('И3');
  expect(ru.card('I3', 'acc')).toBe('Итальянца 3');
  expect([ru.row([]), ru.row(['a', 'b', 'c']), ru.player(4)]).toEqual([
    'ничего',
    'a, b и c',
    'Игрок 5',
  ]);
});
