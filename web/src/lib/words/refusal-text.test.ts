import { expect, test } from 'vitest';
import { Refusal } from '../connection/api';
import { errorText } from './refusal-text';

test('what the game finds wrong with a set-up is said in its own words, if it has any', () => {
  const words = { has: (key: string) => key === 'fault-twice', say: (key: string) => key };
  expect(errorText(new Refusal('bad-setup', '', '', 'twice'), words)).toBe('fault-twice');
  const unsaid = errorText(new Refusal('bad-setup'), words);
  expect(errorText(new Refusal('bad-setup', '', '', 'other'), words)).toBe(unsaid);
  expect(errorText(new Refusal('bad-setup', '', '', 'twice'))).toBe(unsaid);
});
