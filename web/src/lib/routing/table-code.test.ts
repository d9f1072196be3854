import { expect, test } from 'vitest';
import { readCode, spaced } from './table-code';

test('a code may be typed on a Russian keyboard, in small letters, with spaces', () => {
  expect(readCode('авс екн')).toEqual({ code: 'ABCEKH', foreign: [], whole: true });
  expect(readCode('мРт x 2 3').code).toBe('MPTX23');
  expect(readCode(' abc-234 ').code).toBe('ABC234');
});

test('a pasted link gives its code', () => {
  expect(readCode('http://192.168.1.5:8000/t/ABC234').code).toBe('ABC234');
  expect(readCode('https://host/t/xtm999#secret')).toMatchObject({ code: 'XTM999', whole: true });
});

test('what is no code says why: signs that no code has, or too few or too many', () => {
  expect(readCode('ZZZZ99')).toMatchObject({ foreign: ['Z'], whole: false });
  expect(readCode('клён 42')).toMatchObject({ foreign: ['Л', 'Ё'], whole: false });
  expect(readCode('ABC23')).toEqual({ code: 'ABC23', foreign: [], whole: false });
  expect(readCode('ABC234567')).toEqual({ code: 'ABC234567', foreign: [], whole: false });
});

test('a code is shown in two halves', () => {
  expect(spaced('ABC234')).toBe('ABC 234');
});
