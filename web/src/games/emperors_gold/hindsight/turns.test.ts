import { expect, test } from 'vitest';
import { hindsightOf, type Looked } from '../../../lib/hindsight/drawings';
import type { Knew, WholeTurn } from '../shapes';
import { boardAfter, deciding, pointsOf, turnTold } from './turns';

const turn: WholeTurn = {
  pawn: 0,
  dropped: -1,
  row: 1,
  laid: [{ cell: 2, card: 'star-red-1', left: false }],
  cards: ['star-blue-2', 'star-red-1'],
  task: '',
  points: 0,
  other_row: false,
  worth: 12,
};
const looked = (at: number, lost: number) => ({ at, knew: { lost } as Knew }) as Looked<Knew>;

test('the turns that cost most come first, and no more than three', () => {
  const all = [looked(1, 5), looked(2, 0), looked(3, 40), looked(4, 7), looked(5, 6)];
  expect(deciding(all).map(({ at }) => at)).toEqual([3, 4, 5]);
  expect(deciding([looked(1, 0)])).toEqual([]);
});

test('the board shows the swap and what was taken in which order', () => {
  const knew = { board: ['circle-red-1', 'pawn', 'star-red-1'], pawn: 1 } as Knew;
  expect(boardAfter(knew, turn)).toEqual([
    { card: 'pawn', swapped: false, order: 0 },
    { card: 'circle-red-1', swapped: true, order: 0 },
    { card: 'star-red-1', swapped: false, order: 1 },
  ]);
});

test('a turn is told in both languages', async () => {
  const claims = { ...turn, points: 7 };
  for (const [language, told, points] of [
    [
      'ru',
      'Фишка на строку 1, столбец 1. В ряд Б: красная звезда 1. Карт в ряду: 2. Сдано задание, очков: 7.',
      '2,4',
    ],
    [
      'en',
      'The pawn goes to line 1, column 1. To row B: red star 1. Cards in the row: 2. A task is claimed, points: 7.',
      '2.4',
    ],
  ] as const) {
    const { words } = await hindsightOf('emperors_gold', language);
    expect(turnTold(words, claims)).toBe(told);
    expect(pointsOf(words, 24)).toBe(points);
  }
});
