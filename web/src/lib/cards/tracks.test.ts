import { expect, test } from 'vitest';
import { follow, Trail } from './tracks';

const at = (place: string, ...cards: string[]) => cards.map((card) => ({ card, place }));

test('a card keeps its number when it stays, and takes it along when it moves', () => {
  const first = follow([], [...at('street', 'I1', 'I1'), ...at('hand', 'I0', 'I0')]);
  expect(first.map((card) => card.id)).toEqual([1, 2, 3, 4]);
  const laid = [...at('street', 'I1', 'M2'), ...at('hand', 'I0', 'I1'), ...at('area', 'I0')];
  expect(follow(first, laid).map((card) => `${card.id} ${card.card} ${card.place}`)).toEqual([
    '1 I1 street',
    '5 M2 street',
    '3 I0 hand',
    '2 I1 hand',
    '4 I0 area',
  ]);
});

test('a trail remembers the cards from view to view', () => {
  const trail = new Trail();
  trail.follow(at('deck', 'A', 'B'));
  trail.follow(at('hand', 'B'));
  expect(trail.follow(at('hand', 'B', 'C')).map((card) => card.id)).toEqual([2, 3]);
});
