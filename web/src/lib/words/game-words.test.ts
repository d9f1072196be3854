import { expect, test } from 'vitest';
import { parsed } from '../../../plugins/fluent';
import { GameWords } from './game-words';

test('the words of the game come before those of the shell', () => {
  const words = new GameWords('en', parsed('and = &\nand = and\nnothing = none'));
  expect(words.row(['a', 'b'])).toBe('a & b');
  expect(words.has('sheet-I')).toBe(false);
  expect(() => words.sheet('I')).toThrow('no text sheet-I');
});
