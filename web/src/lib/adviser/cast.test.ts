import { expect, test } from 'vitest';
import { counted } from './cast';

test('cards stand by side, equal ones together', () => {
  const card = (name: string, side: string) => ({ card: name, side, able: true });
  const cast = [
    card('elder', 'town'),
    card('don', 'crime'),
    card('plain', 'town'),
    card('plain', 'town'),
  ];
  const told = counted(cast).map(({ side, cards }) => [
    side,
    ...cards.map((one) => [one.card, one.count]),
  ]);
  expect(told).toEqual([
    ['town', ['elder', 1], ['plain', 2]],
    ['crime', ['don', 1]],
  ]);
});
