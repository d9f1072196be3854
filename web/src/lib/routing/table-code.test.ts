import { expect, test } from 'vitest';
import { isWhole, readCode, spaced } from './table-code';

test('a code may be typed on a Russian keyboard, in small letters, with spaces', () => {
  expect(readCode('авс екн')).toBe('ABCEKH');
  expect(readCode('мРт x 2 3')).toBe('MPTX23');
  expect(readCode(' abc-234 ')).toBe('ABC234');
});

test('a pasted link gives its code', () => {
  expect(readCode('http://192.168.1.5:8000/t/ABC234')).toBe('ABC234');
  expect(readCode('https://host/t/xtm999#secret')).toBe('XTM999');
});

test('what is no code stays unfinished', () => {
  expect(isWhole(readCode('клён 42'))).toBe(false);
  expect(isWhole(readCode('ABC234'))).toBe(true);
  expect(readCode('ABC234567')).toBe('ABC234');
});

test('a code is shown in two halves', () => {
  expect(spaced('ABC234')).toBe('ABC 234');
});
