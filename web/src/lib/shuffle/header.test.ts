import { expect, test } from 'vitest';
import { canonical, headerOf } from './header';
import type { Sight } from './parts';
import { vectors } from './vectors';

test.each(vectors.canonical)('$text is the one way to write it', ({ value, text }) => {
  expect(canonical(value)).toBe(text);
});

const [honest, byHand, agreedFirst] = vectors.honest;
const SAW: Sight = { ...vectors.witness.saw, by_hand: false };

test('a device writes the header of an honest server itself', () => {
  const { header } = honest.shuffle;
  expect(headerOf('KABC23', 1, SAW, header)).toBe(header);
  const dealt = byHand.shuffle.header;
  expect(headerOf('KABC23', 1, { ...SAW, by_hand: true }, dealt)).toBe(dealt);
  expect(headerOf('KABC23', 1, SAW, dealt)).not.toBe(dealt);
  const begins = agreedFirst.shuffle.header;
  expect(headerOf('KABC23', 1, { ...SAW, setup: { ...SAW.setup, first: 2 } }, begins)).toBe(begins);
  expect(headerOf('KABC23', 1, SAW, begins)).not.toBe(begins);
});

test.each<[string, Partial<Sight>]>([
  ['another game', { setup: { ...SAW.setup, game: 'darts' } }],
  ['somebody who begins', { setup: { ...SAW.setup, first: 2 } }],
  ['other options', { setup: { ...SAW.setup, options: {} } }],
  ['nobody as the moderator', { moderator: null }],
  ['an open moderator', { moderator: { ...SAW.seats[1]!, kind: 'open' } }],
  ['other seats', { seats: SAW.seats.toReversed() }],
  ['a bot of another level', { seats: SAW.seats.map((seat) => ({ ...seat, level: 'easy' })) }],
])('a header for %s is another one', (_, change) => {
  const { header } = honest.shuffle;
  expect(headerOf('KABC23', 1, { ...SAW, ...change }, header)).not.toBe(header);
});

test.each(['', 'null', '7', '[]', '{"rules":{}}'])(
  'a header that is none (%s) is not what a device writes',
  (text) => expect(headerOf('KABC23', 1, SAW, text)).not.toBe(text),
);
