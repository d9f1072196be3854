import { expect, test } from 'vitest';
import type { Row } from '../../../plugins/fluent';
import type { Option } from '../../lib/connection/wire';
import { follow } from '../../lib/cards/tracks';
import { Texts } from '../../lib/words/texts';
import { pointsOf } from './cards';
import { nextOf } from './exchanging.svelte';
import { priceOf } from './price';
import type { Facts, GameEvent, Side, StreetCard } from './shapes';
import { journey } from './journey';
import { laid, stacks, thingOf } from './tracks';
import en from './texts/en.ftl?parsed';
import ru from './texts/ru.ftl?parsed';
import { partsOf } from './turn';
import type { FamigliaScene, FamigliaView } from './view';

const side = (said: Partial<Side> = {}): Side => ({
  area: [],
  hand: [],
  hand_size: 0,
  points: 0,
  idle: { street: '' },
  ...said,
});
function table(said: Partial<FamigliaView> = {}): FamigliaView {
  return {
    street: [],
    deck: 20,
    under: [],
    discard: [],
    passage: 1,
    removed_to: 'discard',
    last_round: false,
    starter: 0,
    current: 0,
    passes: 0,
    seats: [side(), side()],
    may_take: 0,
    must_give: 0,
    brute: 0,
    stays: '',
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
  ends: false,
});
const happened = (...events: GameEvent[]): FamigliaScene['log'][number] => ({
  kind: 'choice',
  seat: 0,
  clause: 'turn',
  events,
  to: 0,
  by: '',
  helped: [],
});

test('the points of a card are those of the facts that are played with', () => {
  const facts = { 'points.I': [1, 3, 6, 10, 16], 'points.M': [0, 1, 3, 6, 10] } as Facts;
  expect(['I0', 'I4', 'M2'].map((card) => pointsOf(facts, card))).toEqual([1, 16, 3]);
});

test('a badge shows a pair in hand, a Mercenary that helps, or that nothing does', () => {
  const card = lies('I2', 'I1');
  expect(priceOf(lies('I0'), [], true).mark).toBe('free');
  expect(priceOf(card, ['I1', 'I1'], true)).toEqual({ mark: 'ok', shown: ['I1', 'I1'] });
  expect(priceOf(card, ['I1', 'M3'], true)).toEqual({ mark: 'warn', shown: ['I1', 'M3'] });
  expect(priceOf(card, [], true)).toEqual({ mark: 'no', shown: ['I1', 'I1'] });
});

test('before I recruit, a badge only marks a pair in hand', () => {
  const card = lies('I2', 'I1');
  expect(priceOf(card, ['I1', 'I1'], false).mark).toBe('ok');
  expect(priceOf(card, ['I1', 'M3'], false)).toEqual({ mark: 'quiet', shown: ['I1', 'I1'] });
  expect(priceOf(card, [], false).mark).toBe('quiet');
});

test('equal cards lie on one another, a scared one lies apart', () => {
  const street = [
    { ...lies('I3', 'I1'), cost: 2, lowered: true },
    lies('I3', 'I2'),
    lies('I3', 'I2'),
  ];
  const seats = [side({ hand: ['I0', 'I0'], area: ['A1'] }), side({ hand: undefined })];
  const cards = follow([], laid(table({ street, seats })));
  expect(stacks(cards).map((equal) => [thingOf(equal[0]!), equal.length])).toEqual([
    ['street.I3.lowered', 1],
    ['street.I3', 2],
    ['hand.I0', 2],
    ['hand.A1', 1],
  ]);
});

test('a card that nobody can follow comes from the deck or out of a hidden hand', () => {
  const fresh = [happened({ event: 'recruited', seat: 1, card: 'I1', paid: 'free' })];
  const { home } = journey(() => ({ fresh }) as unknown as FamigliaScene);
  expect(home({ id: 1, card: 'I1', place: 'street' })).toBe('hand1');
  expect(home({ id: 1, card: 'I2', place: 'street' })).toBe('deck');
  expect(home({ id: 1, card: 'I1', place: 'area1' })).toBe('hand1');
});

test('the parts of a turn say what happened, and why something did not', () => {
  const log = [
    happened({ event: 'recruited', seat: 1, card: 'A2', paid: 'free' }),
    happened({ event: 'brute', seat: 0, card: 'B1' }),
    happened({ event: 'threatened', seat: 0, card: 'I3', cost: 2 }),
  ];
  const mine = side({ idle: { street: 'zero', accountant: '', brute: 'nobody' } });
  const parts = partsOf(table({ seats: [mine, side()] }), log);
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
      seats: [side({ area }), side()],
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
