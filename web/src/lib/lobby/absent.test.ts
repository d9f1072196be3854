import { expect, test } from 'vitest';
import { absentWord, wayWithAbsent, waysWithAbsent } from './absent';
import type { GameInfo, Setup } from '../connection/wire';

const game = (absent: string) => ({ absent }) as GameInfo;
const setup = (absent: string | null) => ({ absent }) as Setup;

test('the way of the game comes first, and holds unless another is agreed', () => {
  expect(waysWithAbsent(game('bot'))).toEqual(['bot', 'wait', 'end']);
  expect(waysWithAbsent(game('wait'))).toEqual(['wait', 'bot', 'end']);
  expect(wayWithAbsent(game('bot'), setup(null))).toBe('bot');
  expect(wayWithAbsent(game('bot'), setup('wait'))).toBe('wait');
});

test('a game that stops for nobody plays on where another asks everybody', () => {
  expect(absentWord(game('bot'), 'wait')).toBe('absent-wait');
  expect(absentWord(game('wait'), 'wait')).toBe('absent-on');
  expect(absentWord(game('wait'), 'bot')).toBe('absent-bot');
});
