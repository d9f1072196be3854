import { expect, test } from 'vitest';
import type { Row } from '../../../plugins/fluent';
import { tell } from '../game/log';
import type { Entry } from '../connection/wire';
import { shellRows } from '../words/texts';
import { fakeWords } from '../game/fake-words';
import { GameWords } from '../game/game-words';
import { readableLog } from './readable-log';

const NAMES = ['Аня', 'Марта'];

const WORDS = `
card-I0 = Кольцо 0
event-passed = { $seat-name } пасует.
event-recruited = { $seat-name } берёт карту.
event-scored = { $seat-name }: { $coins }.
events-scored = Монеты: { $each }.
    .each = { $seat-name }: { $coins }
`;

async function told(...events: Entry['events']): Promise<string> {
  const words = await fakeWords('ru', WORDS);
  const entry: Entry = { kind: 'choice', seat: -1, clause: '', events, to: 0, by: '', helped: [] };
  const [made] = readableLog([entry], words, NAMES, 0);
  return tell(made as Entry, words, NAMES, 0);
}

test('what this version has words for is told as ever', async () => {
  expect(await told({ event: 'passed', seat: 1 })).toBe('Марта пасует.');
});

test('an event that this version does not know is told by its id and its facts', async () => {
  const bribed = {
    event: 'bribed',
    seat: 1,
    cards: ['I0', 'X9'],
    mood: { calm: true, seats: [0, 1] },
    nothing: null,
  };
  expect(await told({ event: 'passed', seat: 1 }, bribed)).toBe(
    'Марта пасует. Событие «bribed»: Марта, cards: Кольцо 0 и X9, mood: calm: да, Аня и Марта.',
  );
  expect(await told({ event: 'thunder' })).toBe('Событие «thunder».');
});

test('an event that lacks a word it is told with now is told by its id as well', async () => {
  expect(await told({ event: 'recruited', person: 1 })).toBe('Событие «recruited»: person: 1.');
});

test('several events that this version does not know are told one by one', async () => {
  const scored = (seat: number, gold: number) => ({ event: 'scored', seat, gold });
  expect(await told(scored(0, 2), scored(1, 3))).toBe(
    'Событие «scored»: Аня, gold: 2. Событие «scored»: Марта, gold: 3.',
  );
});

test('events that make no sentence together, though each alone does, are told by their ids', async () => {
  const together: Row = ['events-hit', [{ type: 'var', name: 'sum' }], { each: 'раз' }];
  const rows: Row[] = [...(await shellRows('ru')), ['event-hit', 'Удар.'], together];
  const words = new GameWords('ru', rows);
  const hit = { event: 'hit', seat: 0 };
  const entry: Entry = {
    kind: 'choice',
    seat: -1,
    clause: '',
    events: [hit, hit],
    to: 0,
    by: '',
    helped: [],
  };
  const [made] = readableLog([entry], words, NAMES, 0);
  expect(tell(made as Entry, words, NAMES, 0)).toBe('Событие «hit»: Аня. Событие «hit»: Аня.');
});
