import { expect, test } from 'vitest';
import { PICTURES } from './pictures';

test('every card has a light picture: one path in whole units', () => {
  expect(Object.keys(PICTURES)).toHaveLength(20);
  for (const path of Object.values(PICTURES)) expect(path).toMatch(/^[Mm][\d a-z-]+$/i);
});
