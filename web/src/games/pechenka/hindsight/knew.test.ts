import { expect, test } from 'vitest';
import {
  decisionAt,
  hindsightOf,
  tellsHindsight,
  type Looked,
} from '../../../lib/hindsight/drawings';
import type { Finding, Knew } from '../shapes';
import { byRound, count, fraction, placeName, sentence } from './knew';

const NAMES = ['Аня', 'Боря', 'Вера'];

function knew(findings: Finding[], round = 1): Knew {
  const places: Knew['places'] = [
    { seat: 1, slot: 1, ways: { B: 2, S: 2 } },
    { seat: 1, slot: 2, ways: { B: 1, T: 3 } },
    { seat: 2, slot: 1, ways: { S: 4 } },
    { card: 'target', ways: { T: 4 } },
  ];
  const rest = { wheel: ['P', 'B', 'S', 'T'], own: ['P'], deals: 4, of: 24, which: [] };
  return { round, places, findings, ...rest };
}
function looked(at: number, round: number, ...kinds: Finding['kind'][]): Looked<Knew> {
  const findings = kinds.map((kind) => ({ finding: 'x', kind }));
  return {
    at,
    did: { choice: '', verb: '', words: {}, touches: [], ends: false },
    knew: knew(findings, round),
  };
}

test('chances are fractions in lowest terms', () => {
  expect(fraction(2, 6)).toBe('1/3');
  expect(fraction(18, 24)).toBe('3/4');
  expect(fraction(5, 120)).toBe('1/24');
  expect(fraction(0, 6)).toBe('0');
  expect(fraction(6, 6)).toBe('1');
});

test('a role card is named by its owner, and by its number where there are two', async () => {
  const { words } = await hindsightOf('pechenka', 'ru');
  const told = knew([]);
  const named = told.places.map((place) => placeName(place, told, NAMES, words));
  expect(named).toEqual(['Боря, первая роль', 'Боря, вторая роль', 'Вера', 'Цель']);
});

test('what is found is said with names and fractions', async () => {
  const { words } = await hindsightOf('pechenka', 'en');
  const found: Finding = {
    finding: 'sword-worse',
    kind: 'chance',
    target: 1,
    ways: 1,
    seats: [2],
    best: 2,
  };
  expect(sentence(found, knew([]), NAMES, words)).toBe(
    'The sword is a guess, Боря: chance 1/4. There is a better one, 1/2: Вера.',
  );
  const lie: Finding = {
    finding: 'lie-spared',
    kind: 'missed',
    owner: 1,
    slot: 2,
    slots: 2,
    card: 'S',
  };
  expect(sentence(lie, knew([]), NAMES, words)).toBe(
    'Боря, second role: Strontium. Certainly a lie: a sure coin is left lying.',
  );
});

test('no verb of a sentence depends on the name of a card: one of them is plural', async () => {
  const found: Finding = {
    finding: 'hunt-astray',
    kind: 'missed',
    target: 'K',
    hunter: 'X',
    card: 'B',
    safe: false,
  };
  for (const [language, told] of [
    ['ru', 'Цель известна точно: Косинус. Её охотник — Персы, а выбрана другая карта: Синий.'],
    [
      'en',
      'The target is known for certain: Cosine. The card that hunts it is Persians, but you choose Blue.',
    ],
  ] as const) {
    const { words } = await hindsightOf('pechenka', language);
    const said = sentence(found, knew([]), NAMES, words);
    expect(said.trim()).toBe(told);
  }
});

test('decisions are gathered by round, all or those of one kind', () => {
  const all = [looked(1, 1), looked(3, 1, 'missed', 'chance'), looked(5, 2, 'chance')];
  const numbers = (kind: Parameters<typeof byRound>[1]) =>
    byRound(all, kind).map(([{ round }, some]) => [round, ...some.map(({ at }) => at)]);
  expect(numbers('all')).toEqual([
    [1, 1, 3],
    [2, 5],
  ]);
  expect(numbers('missed')).toEqual([[1, 3]]);
  expect(numbers('used')).toEqual([]);
  expect([count(all, 'missed'), count(all, 'chance'), count(all, 'used')]).toEqual([1, 2, 0]);
});

test('a move of the replay leads to the last decision until then', () => {
  const all = [looked(2, 1), looked(4, 1), looked(9, 2)];
  expect([1, 2, 5, 99].map((at) => decisionAt(all, at)?.at)).toEqual([2, 2, 4, 9]);
  expect(decisionAt([], 3)).toBeUndefined();
});

test('only games that tell it offer it', () => {
  expect(tellsHindsight('pechenka')).toBe(true);
  expect(tellsHindsight('quoits')).toBe(false);
});
