import { expect, test } from 'vitest';
import type { Opened, TableInfo } from '../connection/wire';
import { agreedAt, checkShuffle, missingParts, type Agreed, type Finding } from './check';
import { openedOf, vectors } from './vectors';

const [honest, byHand] = vectors.honest;
const OPENED = openedOf(honest);
const AGREED: Agreed = {
  table: 'KABC23',
  match: 1,
  game: 'quoits',
  options: honest.agreed.options,
  byHand: false,
};
const { person: ME, saw, ...witness } = vectors.witness;
const KEPT = { ...witness, saw: { ...saw, by_hand: false }, dealt: true };

function failed(findings: Finding[]): string[] {
  return findings.filter(({ verdict }) => verdict !== 'yes').map((f) => `${f.what} ${f.verdict}`);
}

test('an honest shuffle passes', () => {
  const findings = checkShuffle(OPENED, AGREED, ME, KEPT);
  expect(findings.map(({ what }) => what)).toEqual([
    'promise',
    'part',
    'secret',
    'people',
    'header',
  ]);
  expect(failed(findings)).toEqual([]);
  expect(missingParts(OPENED.parts)).toEqual(['Савва']);
});

test('an honest shuffle with cards dealt by hand passes', () => {
  const { promise, header } = byHand.shuffle;
  const kept = { ...KEPT, promise, header, saw: { ...saw, by_hand: true } };
  const moderated = { ...AGREED, byHand: true };
  expect(failed(checkShuffle(openedOf(byHand), moderated, ME, kept))).toEqual([]);
  expect(failed(checkShuffle(openedOf(byHand), AGREED, ME, kept))).toEqual(['header no']);
});

test('a device that gave no part says so and claims nothing', () => {
  expect(failed(checkShuffle(OPENED, AGREED, 2, undefined))).toEqual([
    'promise unknown',
    'part unknown',
    'people unknown',
    'header unknown',
  ]);
});

test.each(vectors.forged)('forged is found: $name', (forged) => {
  const agreed = { ...AGREED, byHand: forged.name.includes('by hand') };
  const findings = checkShuffle(openedOf(forged), agreed, ME, KEPT);
  expect(findings.some(({ verdict }) => verdict === 'no')).toBe(true);
});

test.each<[string, Partial<Opened>, string[]]>([
  ['another part of the server', { server: 'f'.repeat(64) }, ['promise no', 'secret no']],
  ['another promise', { promise: 'f'.repeat(64) }, ['promise no']],
  ['my part left out', { parts: OPENED.parts.slice(1) }, ['part no', 'secret no', 'people no']],
  ['another secret', { secret: 'f'.repeat(64) }, ['secret no']],
  ['no header', { header: '7' }, ['promise no', 'secret no', 'people no', 'header no']],
])('%s is named', (_, change, expected) => {
  expect(failed(checkShuffle({ ...OPENED, ...change }, AGREED, ME, KEPT))).toEqual(expected);
});

test('a promise exchanged after it was shown is found', () => {
  const shown = { ...KEPT, promise: 'f'.repeat(64) };
  expect(failed(checkShuffle(OPENED, AGREED, ME, shown))).toEqual(['promise no']);
});

test('a header that was not the one shown, or not the table this device saw, is found', () => {
  const shown = { ...KEPT, header: KEPT.header.replace('Савва', 'Боря') };
  expect(failed(checkShuffle(OPENED, AGREED, ME, shown))).toEqual(['header no']);
  const other = { ...KEPT, saw: { ...KEPT.saw, moderator: null } };
  expect(failed(checkShuffle(OPENED, AGREED, ME, other))).toEqual(['header no']);
});

test('until this device saw the deal a missing part may have come', () => {
  const [first, , last] = KEPT.parts;
  const before = { ...KEPT, parts: [first, '', ''], dealt: false };
  expect(failed(checkShuffle(OPENED, AGREED, ME, before))).toEqual([]);
  const other = { ...before, parts: [first, last, ''] };
  expect(failed(checkShuffle(OPENED, AGREED, ME, other))).toEqual(['people no']);
});

test.each<[string, Partial<Agreed>]>([
  ['another table', { table: 'KABC24' }],
  ['another match', { match: 2 }],
  ['another game', { game: 'darts' }],
  ['other options', { options: { hide_hands: false } }],
  ['no cards dealt by hand', { byHand: true }],
])('a header that names %s is found', (_, change) => {
  expect(failed(checkShuffle(OPENED, { ...AGREED, ...change }, ME, KEPT))).toEqual(['header no']);
});

test('a secret that a record writes without its leading zeros is the same secret', () => {
  const [old] = vectors.old;
  for (const opened of [OPENED, openedOf(old)]) {
    const shown = { ...opened, secret: opened.secret.replace(/^0+/, '') };
    const of = (one: Opened) => checkShuffle(one, AGREED, ME, undefined);
    expect(of(shown)).toEqual(of(opened));
  }
});

test('a shuffle of version 1 is checked as such, and is said to bind less', () => {
  const opened = openedOf(vectors.old[0]);
  const kept = { promise: opened.promise, part: KEPT.part };
  expect(failed(checkShuffle(opened, AGREED, ME, kept))).toEqual(['old unknown']);
  const other = { ...opened, header: opened.header.replace('KABC23', 'KABC24') };
  expect(failed(checkShuffle(other, AGREED, ME, kept))).toEqual(['secret no', 'old no']);
});

test('a person who was shown a header takes no shuffle of version 1', () => {
  const opened = openedOf(vectors.old[0]);
  const kept = { ...KEPT, promise: opened.promise };
  expect(failed(checkShuffle(opened, AGREED, ME, kept))).toContain('promise no');
});

test('a table agrees on its game and its options', () => {
  const setup = { game: 'quoits', seats: [], options: { hide_hands: true } };
  const table = { code: 'KABC23', match: 2, setup, seats: [] } as unknown as TableInfo;
  expect(agreedAt(table)).toEqual({
    table: 'KABC23',
    match: 2,
    game: 'quoits',
    options: { hide_hands: true },
    byHand: false,
  });
});
