import { expect, test } from 'vitest';
import type { Row } from '../../../plugins/fluent';
import type { Entry, Near, Option } from '../../lib/connection/wire';
import { Texts } from '../../lib/words/texts';
import { pointsOf } from './cards';
import { nextOf } from './exchange';
import { SEEN, fan, grid } from './fit';
import { priceOf, refusalOf, thingOf } from './price';
import { follow, stacks } from './tracks';
import en from './texts/en.ftl?parsed';
import ru from './texts/ru.ftl?parsed';
import { partsOf } from './turn';
import type { FamigliaView, StreetCard } from './view';

function table(said: Partial<FamigliaView> = {}): FamigliaView {
  const side = { area: [], hand: [], hand_size: 0, points: 0 };
  return {
    street: [],
    deck: 20,
    under: [],
    discard: [],
    passage: 1,
    current: 0,
    passes: 0,
    seats: [side, side],
    may_take: 0,
    must_give: 0,
    brute: 0,
    prompt: { step: 'recruit', clause: 'recruit', mine: true, awaited: [0] },
    outcome: null,
    ...said,
  };
}
const lies = (card: string, pair?: string): StreetCard => ({
  card,
  points: 0,
  cost: Number(card[1]),
  pair,
});
const can = (verb: string, touches: string[] = [], words = {}): Option => ({
  choice: `${verb} ${JSON.stringify(words)}`,
  verb,
  words,
  touches,
});
const happened = (...events: Record<string, unknown>[]): Entry => ({
  kind: 'choice',
  seat: 0,
  clause: 'turn',
  events,
  to: 0,
});

test('the points of the cards are those of the game’s data', () => {
  expect(['I0', 'I4', 'A0', 'M4'].map(pointsOf)).toEqual([1, 15, 0, 10]);
});

test('a badge shows a pair in hand, a Mercenary that helps, or that nothing does', () => {
  const card = lies('I2', 'I1');
  expect(priceOf(lies('I0'), [], []).mark).toBe('free');
  expect(priceOf(card, ['I1', 'I1'], [])).toEqual({ mark: 'ok', shown: ['I1', 'I1'] });
  expect(priceOf(card, ['I1'], []).mark).toBe('quiet');
  const joker = can('recruit-keep-card', ['street.I2', 'hand.M3'], { card: 'I2', joker: 'M3' });
  expect(priceOf(card, ['I1', 'M3'], [can('pass'), joker])).toEqual({
    mark: 'warn',
    shown: ['I1', 'M3'],
  });
  expect(
    priceOf(card, ['I1', 'I1'], [can('pass'), joker, can('recruit-pair', ['street.I2'])]).mark,
  ).toBe('ok');
  expect(priceOf(card, [], [can('pass')]).mark).toBe('no');
});

test('of two equal cards only the scared one has the options of a scared one', () => {
  const options = [can('pass'), can('recruit-pair', ['street.I3.lowered'])];
  const scared: StreetCard = { ...lies('I3', 'I1'), cost: 2, lowered: true };
  expect(thingOf(scared)).toBe('street.I3.lowered');
  expect(priceOf(scared, [], options).mark).toBe('ok');
  expect(priceOf(lies('I3', 'I2'), [], options).mark).toBe('no');
});

test('why not: what is lacking beside my Mercenary says more than that there is no pair', () => {
  const near = (reason: string): Near => ({
    ...can('recruit', ['street.B2']),
    reason,
    clause: 'pair',
  });
  expect(refusalOf([near('no-pair'), near('no-partner')], 'street.B2')?.reason).toBe('no-partner');
  expect(refusalOf([near('joker-too-weak')], 'street.B2')?.reason).toBe('joker-too-weak');
  expect(refusalOf([near('no-pair')], 'street.I1')).toBeUndefined();
});

test('a card keeps its number when it stays, and takes it along when it moves', () => {
  const hands = (mine: string[], area: string[]) =>
    [
      { area, hand: mine, hand_size: mine.length },
      { area: [], hand: [], hand_size: 0 },
    ] as FamigliaView['seats'];
  const first = follow(
    [],
    table({ street: [lies('I1'), lies('I1')], seats: hands(['I0', 'I0'], []) }),
  );
  expect(first.map((card) => card.id)).toEqual([1, 2, 3, 4]);
  const then = follow(
    first,
    table({ street: [lies('I1'), lies('M2')], seats: hands(['I0', 'I1'], ['I0']) }),
  );
  expect(then.map((card) => `${card.id} ${card.card} ${card.place}`)).toEqual([
    '1 I1 street',
    '5 M2 street',
    '3 I0 hand0',
    '2 I1 hand0',
    '4 I0 area0',
  ]);
  const held = then.filter((card) => card.place === 'hand0');
  expect(stacks(held).map((equal) => equal.length)).toEqual([1, 1]);
});

test('the street is as large as it can be, and a finger can still hit its cards', () => {
  expect(grid(7, { width: 336, height: 262 }, 84)).toMatchObject({ columns: 4, width: 76 });
  for (let count = 1; count <= 16; count++) {
    const { columns, width, gap } = grid(count, { width: 336, height: 262 }, 84);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(336);
  }
});

test('in a hand of many cards each kind can still be touched', () => {
  const hand = ['I0', 'I0', 'I1', 'A0', 'A0', 'A1', 'B0', 'B1', 'B2', 'M0', 'M0', 'M2', 'M3'];
  const spots = fan(hand, 324, 70);
  expect(new Set(spots.map((spot) => spot.row))).toEqual(new Set([0, 1]));
  spots.forEach((spot, at) => {
    expect(spot.x).toBeGreaterThanOrEqual(-0.01);
    expect(spot.x + 70).toBeLessThanOrEqual(324.01);
    const next = spots[at + 1];
    if (next && next.row === spot.row && hand[at] !== hand[at + 1])
      expect(next.x - spot.x).toBeGreaterThanOrEqual(43.9);
  });
  expect(fan(['I0'], 324, 70)).toEqual([{ x: 127, row: 0, tilt: 0 }]);
});

test('the parts of a turn say what happened, and why something did not', () => {
  const log = [
    happened({ event: 'recruited', seat: 1, card: 'A2' }),
    happened({ event: 'brute', seat: 0, card: 'B1' }),
    happened({ event: 'threatened', seat: 0, card: 'I3', cost: 2 }),
  ];
  const side = { area: ['B1'], hand: ['A0', 'A2'], hand_size: 2 };
  const parts = partsOf(table({ street: [lies('M0')], seats: [side, side] }), log);
  expect(parts.map(({ stand, why }) => [stand, why])).toEqual([
    ['idle', 'zero'],
    ['skipped', 'skipped'],
    ['done', 'done'],
    ['now', 'now'],
  ]);
  expect(parts[2]?.cards).toEqual(['B1', 'I3']);
  const refreshing = { step: 'refresh', clause: 'refresh', mine: true, awaited: [0] };
  expect(partsOf(table({ prompt: refreshing }), log).map(({ stand }) => stand)).toEqual([
    'now',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

test('an exchange is said card by card, and stops when the table is not as it was', () => {
  const plan = { area: ['A2', 'B3', 'M2'], takes: ['M2', 'B3'], gives: ['I1', 'B0'] };
  const at = (step: string, area: string[]) =>
    table({
      prompt: { step, clause: 'exchange', mine: true, awaited: [0] },
      seats: [
        { area, hand: [], hand_size: 0 },
        { area: [], hand_size: 0 },
      ],
    });
  const offer = (verb: string, cards: string[]) => cards.map((card) => can(verb, [], { card }));
  const said = (step: string, area: string[], options: Option[]) => {
    const next = nextOf(plan, at(step, area), options);
    return next && `${next.verb} ${next.words.card ?? ''}`.trim();
  };
  expect(said('take-back', ['A2', 'B3', 'M2'], offer('take-back', ['B3', 'M2']))).toBe(
    'take-back B3',
  );
  expect(said('take-back', ['A2', 'M2'], offer('take-back', ['M2']))).toBe('take-back M2');
  expect(said('take-back', ['A2'], [can('enough')])).toBe('enough');
  expect(said('give', ['A2'], offer('give', ['I1', 'B0', 'B3']))).toBe('give I1');
  expect(said('give', ['I1', 'A2'], offer('give', ['B0', 'B3']))).toBe('give B0');
  expect(said('give', ['I1', 'A2'], offer('give', ['M2']))).toBeUndefined();
});

test('both languages say the same things', () => {
  const ids = (rows: Row[]) => new Texts('ru', rows).ids.toSorted();
  expect(ids(ru)).toEqual(ids(en));
});

test('a crowded street that is only looked at leaves room for a hand of two rows', () => {
  const phone = { width: 336, height: 0 };
  expect(grid(17, phone, 84).height).toBeGreaterThan(220);
  expect(grid(17, phone, 84, SEEN)).toMatchObject({ columns: 9, width: SEEN });
  expect(grid(17, phone, 84, SEEN).height).toBeLessThan(130);
});
