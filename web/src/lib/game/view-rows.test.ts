import { expect, test } from 'vitest';
import { fakeWords } from './fake-words';
import { rows } from './view-rows';

const WORDS = `
card-I0 = Кольцо
field-cards = Карты
field-card = Карта
field-cost = Цена
field-side = Сторона
    .value = { $value ->
        [town] город
       *[other] преступники
    }
field-prey = Кого ищут
    .value = { $value ->
        [-1] никого
       *[other] { $value-name }
    }
field-links = Связаны
    .value = { $value-name }
field-said = Слова
    .value = {""}
field-hand = Рука
field-told = Известно
event-met = Не спят: { $seats-name }.
`;
const reader = { words: await fakeWords('ru', WORDS), names: ['Аня', 'Марта'], viewer: 0 };

/** Each row as it is read. */
function read(view: object): string[] {
  return rows(Object.entries(view), reader).map(
    ({ label, things }) =>
      `${label}: ${things.map(({ name, more }) => `${name}|${more}`).join(' + ')}`,
  );
}

test('a value is said as its field says it, a card by its name', () => {
  expect(read({ side: 'town', prey: 1, card: 'I0' })).toEqual([
    'Сторона: город|',
    'Кого ищут: Марта|',
    'Карта: Кольцо|',
  ]);
  expect(read({ prey: -1 })).toEqual(['Кого ищут: никого|']);
});

test('things within things are said too', () => {
  expect(read({ cards: [{ card: 'I0', cost: 2, side: 'crime' }] })).toEqual([
    'Карты: Кольцо|Цена: 2, Сторона: преступники',
  ]);
  expect(read({ links: [[0, 1], []] })).toEqual(['Связаны: Аня, Марта| + ничего|']);
  expect(read({ hand: { cards: [{ card: 'I0', cost: 1 }], cost: 3 } })).toEqual([
    'Рука: |Карты: Кольцо (Цена: 1), Цена: 3',
  ]);
});

test('what was told is said in the words of its event', () => {
  expect(read({ told: [{ night: 1, kind: 'met', seats: [1] }] })).toEqual([
    'Известно: Не спят: Марта.|',
  ]);
});

test('what says nothing is left out, an empty list is not', () => {
  expect(read({ said: ['accuse 1', ''], side: '', hidden: 'x', cards: [] })).toEqual(['Карты: ']);
});
