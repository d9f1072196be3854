import { expect, test } from 'vitest';
import { dealing, drawn, isOneOf, verdict } from './fair';
import { firstSetup } from '../setup/setup';
import { GAME } from '../setup/setup.fixture';

const FAIR = [{ stake: 'near' }, { stake: 'far' }];

test('a fair cast is recognised by its answers', () => {
  expect(isOneOf(FAIR, { stake: 'far', wind: true })).toBe(true);
  expect(isOneOf(FAIR, { stake: 'middle' })).toBe(false);
});

test('another one is drawn than that of now and of last time, while there is one', () => {
  expect(drawn(FAIR, { stake: 'near' }, '', () => 0.99)).toEqual({ stake: 'far' });
  expect(drawn(FAIR, { stake: 'off' }, JSON.stringify(FAIR[0]), () => 0)).toEqual({ stake: 'far' });
  expect(drawn(FAIR, { stake: 'near' }, JSON.stringify(FAIR[1]), () => 0)).toEqual({
    stake: 'far',
  });
  expect(drawn([FAIR[0]!], { stake: 'near' }, '')).toBeUndefined();
});

test('it is dealt by its answers, all else stays', () => {
  const setup = firstSetup(GAME);
  expect(dealing(GAME, setup, { stake: 'far' }).options).toEqual({
    ...setup.options,
    stake: 'far',
  });
});

test('an unfair cast is called so only where a fair one can be had', () => {
  const balance = { bot: 'b', games: 9, sides: [], fair: false };
  const known = { sides: [], advice: [], cast: [], about: {}, showings: [] };
  expect(verdict({ ...known, balance, fair: FAIR })).toBe('unfair');
  expect(verdict({ ...known, balance, fair: [] })).toBe('');
  expect(verdict({ ...known, balance: { ...balance, fair: true }, fair: FAIR })).toBe('one-of');
  expect(verdict({ ...known, balance: null, fair: FAIR.slice(1) })).toBe('one-of');
});
