import { expect, test } from 'vitest';
import { lighten } from '../../../scripts/light-path.js';
import pictures from './pictures.svg?raw';

test('a path is told in whole units, each point from the one before', () => {
  expect(lighten('M10.4 10.6L20.2 10.6L20.4 30')).toBe('m10 11h10v19');
  expect(lighten('M100 100c1.2.4 2.6-.4 4 0s3.6 1.2 4-.4z')).toBe('m100 100c1 0 3 0 4 0s4 1 4 0z');
  expect(lighten('m5 5 3 4-1 0zm2 1l1 1')).toBe('m5 5 3 4h-1zm2 1 1 1');
  expect(lighten('M50 50a9.6 9.6 0 1140.4 0')).toBe('m50 50a10 10 0 1 1 40 0');
});

test('what is rounded off does not add up', () => {
  expect(lighten(`M0 0${'l.4.4'.repeat(100)}L99 0`)).toMatch(/1 1 59-40$/);
});

test('every card has a light picture', () => {
  const found = [...pictures.matchAll(/id="famiglia-([IABM][0-4])".* d="(.*?)"/g)];
  expect(new Set(found.map(([, card]) => card)).size).toBe(20);
  for (const [, , path] of found) expect(path).toMatch(/^m[\d a-z-]+z?$/);
});
