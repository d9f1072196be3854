import { expect, test } from 'vitest';
import { commonLength, holding, inEffect, turns, undone } from './log';
import type { Entry } from '../connection/wire';
import { gameWords } from './game-words';

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

test('a second undo counts what held until then, and strikes the first with the rest', () => {
  const log = [deal, choice(0), choice(0), undo(2), choice(0), undo(1)];
  expect(undone(log)).toEqual([false, true, true, true, true, false]);
  expect(undone([...log, choice(0)]).at(-1)).toBe(false);
  const again = [deal, choice(0), undo(1), choice(0), choice(1), undo(3)];
  expect(undone(again)).toEqual([false, true, false, false, true, false]);
});

test('a change of the person at a seat is not undone, and counts as held from then on', () => {
  const left = line('seat', 1, { to: 'bot steady' });
  const log = [deal, choice(0), left, undo(1)];
  expect(undone(log)).toEqual([false, true, false, false]);
  expect(undone([...log, choice(0), undo(3)]).slice(4)).toEqual([true, false]);
});

test('in the log of a whole nothing is struck, for an undo stands where it led to', () => {
  const left = line('seat', 1, { to: 'bot steady' });
  const log = [deal, choice(0), choice(1), left, undo(1), choice(0)];
  const whole = holding(log);
  expect(whole).toEqual([deal, left, undo(2), choice(0)]);
  expect(undone(whole)).not.toContain(true);
  expect(holding(whole)).toEqual(whole);
});

test('two logs have in common what they begin with alike', () => {
  const log = [deal, choice(0), choice(1)];
  expect(commonLength(log, [deal, choice(0), choice(1), choice(0)])).toBe(3);
  expect(commonLength(log, [deal, choice(0)])).toBe(2);
  expect(commonLength(log, [deal, choice(1)])).toBe(1);
  expect(commonLength([], log)).toBe(0);
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

test('of two undos only the one that holds is told, and the turns count on as after a reload', async () => {
  const words = await gameWords('famiglia', 'ru');
  const log = [deal, choice(0), choice(1), undo(2), choice(1), undo(1), choice(0), choice(1)];
  const told = turns(log, words, ['Аня', 'Марта'], -1);
  expect(told.flatMap(({ lines }) => lines.map(({ index, undone }) => [index, undone]))).toEqual([
    [0, false],
    [1, true],
    [2, true],
    [4, true],
    [5, false],
    [6, false],
    [7, false],
  ]);
  const reloaded = turns(holding(log), words, ['Аня', 'Марта'], -1);
  const numbers = (all: typeof told) => all.slice(-2).map(({ number, seat }) => [number, seat]);
  expect(numbers(told)).toEqual([
    [1, 0],
    [2, 1],
  ]);
  expect(numbers(reloaded)).toEqual(numbers(told));
});

test('what somebody takes back in the other’s turn is told there', async () => {
  const words = await gameWords('famiglia', 'ru');
  const told = turns([deal, choice(0), choice(1), undo(1)], words, ['Аня', 'Марта'], 1);
  expect(told.map((turn) => turn.seat)).toEqual([-1, 0, 1]);
  expect(told[2]?.lines.at(-1)?.text).toBe('Аня берёт свой выбор назад.');
});

test('what happens to everybody at once is told shortly, and in full as a list', async () => {
  const scored = (seat: number, role: string, attack: number, hill: number) => {
    const coins = attack + hill;
    return { event: 'scored', seat, role, attack, defence: 0, hill, coins, total: coins + 4 };
  };
  const struck = { event: 'struck', seat: 1, target: 0 };
  const round = { event: 'round', round: 2, rounds: 6, first: 0 };
  const events = [struck, scored(0, 'P', 0, 0), scored(1, 'K', 3, 1), round];
  const log = [line('choice', 1, { events })];
  const names = ['Аня', 'Марта'];
  const [told] = turns(log, await gameWords('pechenka', 'ru'), names, 0)[0]!.lines;
  expect(told?.text).toBe(
    'Марта поднимает меч на тебя. Монеты за раунд: ты\u00a0— 0 и Марта\u00a0— 4. Раунд 2 из 6. Жетон первого игрока у тебя.',
  );
  expect(told?.parts.map((part) => part.more)).toEqual([
    [],
    [
      'Твоя роль: Печенька. Монет за раунд: 0, всего: 4.',
      'Марта: Косинус. Меч: 3. Холм: 1. Монет за раунд: 4, всего: 8.',
    ],
    [],
  ]);
  const [other] = turns(log, await gameWords('pechenka', 'en'), names, 1)[0]!.lines;
  expect(other?.text).toContain('Coins for the round: Аня\u00a0– 0 and you\u00a0– 4.');
  expect(other?.parts[1]?.more[1]).toBe(
    'You are Cosine. Sword: 3. Hill: 1. Coins this round: 4, in all: 8.',
  );
});

test('what happens to one of them is told as ever', async () => {
  const showed = (seat: number) => ({ event: 'showed', seat, card: 'sword', circle: 3 });
  const told = async (events: Entry['events']) =>
    turns(
      [line('choice', 1, { events })],
      await gameWords('pechenka', 'ru'),
      ['Аня', 'Марта'],
      0,
    )[0]?.lines[0];
  expect((await told([showed(1)]))?.text).toBe('Круг 3: Марта показывает меч.');
  const both = await told([showed(0), showed(1)]);
  expect(both?.text).toBe('Круг 3: ты\u00a0— меч и Марта\u00a0— меч.');
  expect(both?.parts[0]?.more).toEqual([]);
});
