import { expect, test } from 'vitest';
import { wrapped } from './poster';

test('a text is broken between words, and a word that is too long stands alone', () => {
  const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };
  expect(wrapped(pen, 'aa bb cc', 5)).toEqual(['aa bb', 'cc']);
  expect(wrapped(pen, 'aaaaaaaaa b', 5)).toEqual(['aaaaaaaaa', 'b']);
});
