import { expect, test } from 'vitest';
import { Texts } from '../words/texts';
import { cardGroups } from './card-groups';

const SAID: Record<string, string> = {
  'card-hen': 'Hen',
  'card-hen.about': 'Sits on eggs.',
  'card-fox': 'Лисёнок',
  'card-fox.about': 'Hunts at night.',
  'card-owl': 'Owl',
};
const words = {
  say: (key: string) => SAID[key] ?? '',
  has: (key: string) => key in SAID,
} as unknown as Texts;
const CARDS = ['hen', 'fox', 'owl'];
const SIDES = { hen: 'farm', fox: 'wood', owl: 'wood' };

test('cards stand by their side, in the order of the box', () => {
  expect(cardGroups(words, CARDS, SIDES, '')).toEqual([
    { side: 'farm', cards: ['hen'] },
    { side: 'wood', cards: ['fox', 'owl'] },
  ]);
  expect(cardGroups(words, CARDS, {}, '')).toEqual([{ side: '', cards: CARDS }]);
});

test('they are found by name and by what they do, whatever the case of letters', () => {
  expect(cardGroups(words, CARDS, SIDES, ' ЛИСЕ')).toEqual([{ side: 'wood', cards: ['fox'] }]);
  expect(cardGroups(words, CARDS, SIDES, 'night')).toEqual([{ side: 'wood', cards: ['fox'] }]);
  expect(cardGroups(words, CARDS, SIDES, 'wolf')).toEqual([]);
});
