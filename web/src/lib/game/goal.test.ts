import { expect, test } from 'vitest';
import { parsed } from '../../../plugins/fluent';
import { goalOf, headlineText } from './goal';
import { Texts } from '../words/texts';

test('a game says its one goal, or that of the choice that is a game of its own', () => {
  const one = new Texts('en', parsed('goal = Throw far.\noption-wind-north = north'));
  expect(goalOf(one, { wind: 'north' })).toBe('Throw far.');
  expect(headlineText(one, { wind: 'north' })).toBeUndefined();
  const two = new Texts('en', parsed('option-which-crowd = The crowd\n    .goal = Be last.'));
  expect(headlineText(two, { wind: true, which: 'crowd' })).toEqual({
    name: 'The crowd',
    goal: 'Be last.',
  });
  expect(goalOf(two, { wind: true, which: 'crowd' })).toBe('Be last.');
});
