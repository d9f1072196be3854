import { expect, test } from 'vitest';
import { inEffect, turns, undone } from './log';
import type { Entry } from './wire';
import { gameWords } from './words';

const line = (kind: Entry['kind'], seat: number, more: Partial<Entry> = {}): Entry => ({
  kind,
  seat,
  clause: 'turn',
  events: kind === 'choice' ? [{ event: 'passed', seat }] : [],
  to: 0,
  ...more,
});
const deal = line('deal', -1, { events: [{ event: 'dealt', starter: 0, street: ['I0'] }] });
const choice = (seat: number) => line('choice', seat);
const undo = (to: number, seat = 0) => line('undo', seat, { to });

test('an undo strikes what came after the point it goes back to', () => {
  expect(undone([deal, choice(0), choice(0), undo(2)])).toEqual([false, false, true, false]);
});

test('a second undo strikes further, and nothing is struck twice or freed', () => {
  const log = [deal, choice(0), choice(0), undo(2), choice(0), undo(1)];
  expect(undone(log)).toEqual([false, true, true, false, true, false]);
  expect(undone([...log, choice(0)]).at(-1)).toBe(false);
});

test('a change of the person at a seat is not undone', () => {
  const log = [deal, choice(0), line('seat', 1, { to: 'bot steady' }), undo(1)];
  expect(undone(log)).toEqual([false, true, false, false]);
});

test('what still holds is the log without what was undone', () => {
  const [first, last] = [choice(0), choice(1)];
  expect(inEffect([deal, first, choice(0), undo(2), last])).toEqual([deal, first, last]);
});

test('the log is told turn by turn', async () => {
  const words = await gameWords('famiglia', 'ru');
  const told = turns([deal, choice(0), undo(1), choice(0), choice(1)], words, ['Аня', 'Марта'], 1);
  expect(told.map((turn) => [turn.number, turn.seat])).toEqual([
    [1, -1],
    [1, 0],
    [2, 1],
  ]);
  expect(told[1]?.lines.map((line) => [line.text, line.undone])).toEqual([
    ['Аня пасует.', true],
    ['Аня берёт свой выбор назад.', false],
    ['Аня пасует.', false],
  ]);
  expect(told[2]?.lines[0]?.text).toBe('Ты пасуешь.');
});

test('what somebody takes back in the other’s turn is told there', async () => {
  const words = await gameWords('famiglia', 'ru');
  const told = turns([deal, choice(0), choice(1), undo(1)], words, ['Аня', 'Марта'], 1);
  expect(told.map((turn) => turn.seat)).toEqual([-1, 0, 1]);
  expect(told[2]?.lines.at(-1)?.text).toBe('Аня берёт свой выбор назад.');
});
