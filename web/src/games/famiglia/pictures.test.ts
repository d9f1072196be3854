import { expect, test } from 'vitest';
import pictures from './pictures.svg?raw';

test('every card has a light picture: one path in whole units', () => {
  const found = [...pictures.matchAll(/id="famiglia-([IABM][0-4])".* d="(.*?)"/g)];
  expect(new Set(found.map(([, card]) => card)).size).toBe(20);
  for (const [, , path] of found) expect(path).toMatch(/^[Mm][\d a-z-]+$/i);
});
