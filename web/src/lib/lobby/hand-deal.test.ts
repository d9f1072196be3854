import { expect, test } from 'vitest';
import { offeredTo } from './hand-deal';

const CARDS = ['boss', 'doctor', 'elder', 'maniac', 'spy', 'thug', 'witch'];
const CAST = ['elder', 'thug', 'thug', 'doctor'];

test('the cast of the evening stands first, in its own order, and no card twice', () => {
  expect(offeredTo(0, ['', '', '', ''], CARDS, CAST)).toEqual({
    cast: ['elder', 'thug', 'doctor'],
    others: ['boss', 'maniac', 'spy', 'witch'],
  });
});

test('what another has is offered to nobody else, and a card of which there are two until both are gone', () => {
  const dealt = ['elder', 'thug', '', 'witch'];
  expect(offeredTo(2, dealt, CARDS, CAST)).toEqual({
    cast: ['thug', 'doctor'],
    others: ['boss', 'maniac', 'spy'],
  });
  expect(offeredTo(3, ['', 'thug', 'thug', ''], CARDS, CAST).cast).toEqual(['elder', 'doctor']);
});

test('one’s own card stays in the list, so that it may be kept', () => {
  expect(offeredTo(0, ['elder', 'thug', '', ''], CARDS, CAST).cast).toEqual([
    'elder',
    'thug',
    'doctor',
  ]);
});
