import { expect, test } from 'vitest';
import type { Opened, SeatInfo, TableInfo } from '../connection/wire';
import { agreedAt, checkShuffle, missingParts, secretOf, type Agreed, type Finding } from './check';

const MY_PART = `${'ab'.repeat(31)}12`;
// Made by `promise` and `secret` of igroteka.server.shuffle, that is by Python's hashlib.
const OPENED: Opened = {
  promise: 'a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e',
  server: '0123456789abcdef'.repeat(4),
  parts: [
    { person: 2, name: 'Савва', part: '' },
    { person: 0, name: 'Марта', part: MY_PART },
  ],
  header:
    '{"game":"quoits","options":{"hide_hands":true},"seats":2,"players":["Марта","Савва"],"table":"KABC23","match":1}',
  secret: '010b98eb61ff4278df581341f8eec3d66bf957db14d61ebb555e086f50176ee5',
};
const AGREED: Agreed = {
  table: 'KABC23',
  match: 1,
  game: 'quoits',
  options: { hide_hands: true },
  players: ['Марта', 'Савва'],
  byHand: false,
};
const KEPT = { promise: OPENED.promise, part: MY_PART };

function failed(findings: Finding[]): string[] {
  return findings.filter(({ verdict }) => verdict !== 'yes').map((f) => `${f.what} ${f.verdict}`);
}

test('an honest shuffle passes', () => {
  expect(failed(checkShuffle(OPENED, AGREED, 0, KEPT))).toEqual([]);
  expect(secretOf(OPENED)).toBe(OPENED.secret);
  expect(missingParts(OPENED.parts)).toEqual(['Савва']);
});

test('a device that gave no part says so and claims nothing', () => {
  expect(failed(checkShuffle(OPENED, AGREED, 2, undefined))).toEqual([
    'promise unknown',
    'part unknown',
  ]);
});

test.each<[string, Partial<Opened>, string[]]>([
  ['another part of the server', { server: 'f'.repeat(64) }, ['promise no', 'secret no']],
  ['another promise', { promise: 'f'.repeat(64) }, ['promise no']],
  ['my part left out', { parts: OPENED.parts.slice(0, 1) }, ['part no', 'secret no']],
  ['another secret', { secret: 'f'.repeat(64) }, ['secret no']],
  ['no header', { header: 'nothing' }, ['secret no', 'header no']],
])('%s is found', (_, change, expected) => {
  expect(failed(checkShuffle({ ...OPENED, ...change }, AGREED, 0, KEPT))).toEqual(expected);
});

test('a promise exchanged after it was shown is found', () => {
  const shown = { ...KEPT, promise: 'f'.repeat(64) };
  expect(failed(checkShuffle(OPENED, AGREED, 0, shown))).toEqual(['promise no']);
});

test.each<[string, Partial<Agreed>]>([
  ['another table', { table: 'KABC24' }],
  ['another match', { match: 2 }],
  ['another game', { game: 'darts' }],
  ['other options', { options: { hide_hands: false } }],
  ['other players', { players: ['Марта,Савва'] }],
  ['no cards dealt by hand', { byHand: true }],
])('a header that names %s is found', (_, change) => {
  expect(failed(checkShuffle(OPENED, { ...AGREED, ...change }, 0, KEPT))).toEqual(['header no']);
});

test('a secret that a record writes without its leading zeros is the same secret', () => {
  const shown = OPENED.secret.replace(/^0+/, '');
  expect(failed(checkShuffle({ ...OPENED, secret: shown }, AGREED, 0, KEPT))).toEqual([]);
});

test('a table agrees on its game, its options and its players, bots by level', () => {
  const seats = [
    { kind: 'person', name: 'Марта', level: 'easy' },
    { kind: 'bot', name: '', level: 'strong' },
  ] as SeatInfo[];
  const setup = { game: 'quoits', seats: [], options: { hide_hands: true } };
  const table = { code: 'KABC23', match: 2, setup, seats } as unknown as TableInfo;
  expect(agreedAt(table)).toEqual({
    table: 'KABC23',
    match: 2,
    game: 'quoits',
    options: { hide_hands: true },
    players: ['Марта', 'bot strong'],
    byHand: false,
  });
});

test('sets of options and a deal by hand are compared as they stand', () => {
  const header =
    '{"game":"quoits","options":{"rings":["red","blue"]},"seats":2,"players":["Марта","Савва"],"table":"KABC23","match":1,"deal":{"roles":[]}}';
  const led = { ...AGREED, options: { rings: ['red', 'blue'] }, byHand: true };
  const headerOf = (agreed: Agreed) =>
    checkShuffle({ ...OPENED, header }, agreed, 0, KEPT).find(({ what }) => what === 'header');
  expect(headerOf(led)?.verdict).toBe('yes');
  expect(headerOf({ ...led, options: { rings: ['red'] } })?.verdict).toBe('no');
  expect(headerOf({ ...led, byHand: false })?.verdict).toBe('no');
});
