import { expect, test } from 'vitest';
import { absentWord, wayWithAbsent, waysWithAbsent } from './absent';
import type { GameInfo, Setup } from '../connection/wire';

const game = (absent: string) => ({ absent }) as GameInfo;
const setup = (absent: string | null) => ({ absent }) as Setup;

test('the way of the game comes first, and nothing is offered twice', () => {
  expect(waysWithAbsent(game('bot'))).toEqual(['own', 'bot', 'wait', 'end']);
  expect(waysWithAbsent(game('wait'))).toEqual(['own', 'bot', 'end']);
});

test('a bot that plays while somebody is here is not one that plays to the end', () => {
  expect(wayWithAbsent(game('bot'), setup(null))).toBe('own');
  expect(wayWithAbsent(game('bot'), setup('bot'))).toBe('bot');
  expect(absentWord(game('bot'), 'own')).toBe('absent-own');
});

test('a game that waits for nobody plays on where another asks everybody', () => {
  expect(wayWithAbsent(game('bot'), setup('wait'))).toBe('wait');
  expect(wayWithAbsent(game('wait'), setup('wait'))).toBe('own');
  expect(absentWord(game('wait'), 'own')).toBe('absent-on');
  expect(absentWord(game('wait'), 'bot')).toBe('absent-bot');
});
