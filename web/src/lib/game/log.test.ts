import { expect, test } from 'vitest';
import {
  commonLength,
  holding,
  inEffect,
  presentTurn,
  tell,
  tellLast,
  turnNumbers,
  turns,
  undone,
} from './log';
import type { Entry } from '../connection/wire';
import { fakeWords } from './fake-words';

const words = await fakeWords(
  'ru',
  'event-dealt = Карты розданы.\nevent-passed = { $seat-mine ->\n    [yes] Ты пасуешь.\n   *[no] { $seat-name } пасует.\n }',
);
const line = (kind: Entry['kind'], seat: number, more: Partial<Entry> = {}): Entry => ({
  kind,
  seat,
  clause: 'turn',
  events: kind === 'choice' ? [{ event: 'passed', seat }] : [],
  to: 0,
  by: '',
  helped: [],
  ...more,
});
const deal = line('deal', -1, { events: [{ event: 'dealt' }] });
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

test('a change of the rules is not undone, and is told', () => {
  const renewed = line('rules', -1, { to: 5 });
  expect(undone([deal, choice(0), renewed, undo(1)])).toEqual([false, true, false, false]);
  expect(tell(renewed, words, [], 0)).toContain('5');
});

test('who moderates and who got a new link outlasts an undo, and is told with those who agreed', () => {
  const lead = line('moderator', -1, { to: 'Зоя', by: 'Аня, Боря' });
  const link = line('link', 1, { to: 'Боря', by: 'Аня' });
  const log = [deal, choice(0), lead, link, undo(1)];
  expect(undone(log)).toEqual([false, true, false, false, false]);
  expect(tell(lead, words, [], 0)).toMatch(/Зоя.*Аня, Боря/);
  expect(tell(link, words, [], 0)).toMatch(/Боря.*Аня/);
  const seat = line('seat', 1, { to: 'Ева', by: 'Аня' });
  expect(tell(seat, words, ['Аня', 'Ева'], 0)).toMatch(/Ева.*Аня/);
});

test('a call that the moderator takes back is told as that, and an option that becomes another', async () => {
  const own = await fakeWords(
    'ru',
    'event-dealt = Карты розданы.\naltered-night = { $name }: ночь { $value }.',
  );
  const back = line('undo', -1, { to: 1, by: 'Анна' });
  const alter = line('alter', -1, { to: 'night called', by: 'Анна' });
  expect(tell(back, own, ['Боря'], 0)).toBe('Анна возвращается к прошлому вызову.');
  expect(tell(alter, own, ['Боря'], 0)).toBe('Анна: ночь called.');
  expect(undone([deal, alter, back])).toEqual([false, true, false]);
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

test('the log is told turn by turn', () => {
  const told = turns([deal, choice(0), undo(1), choice(0), choice(1)], words, ['Аня', 'Марта'], 1);
  expect(told.map((turn) => [turn.number, turn.seat])).toEqual([
    [0, -1],
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

test('of two undos only the one that holds is told, and the turns count on as after a reload', () => {
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

test('what somebody takes back in the other’s turn is told there', () => {
  const told = turns([deal, choice(0), choice(1), undo(1)], words, ['Аня', 'Марта'], 1);
  expect(told.map((turn) => turn.seat)).toEqual([-1, 0, 1]);
  expect(told[2]?.lines.at(-1)?.text).toBe('Аня берёт свой выбор назад.');
});

test('each move has the number of its turn, whoever leaves or comes back in between', () => {
  const left = line('seat', 1, { to: 'bot steady' });
  const silent = line('choice', 1, { events: [] });
  const log = [deal, choice(0), left, choice(0), silent, choice(1), choice(0)];
  expect(turnNumbers(log, words, ['Аня', 'Марта'], -1)).toEqual([0, 1, 1, 1, 1, 2, 3]);
  const lasting = log.filter((entry) => entry !== left);
  expect(turnNumbers(lasting, words, ['Аня', 'Марта'], -1)).toEqual([0, 1, 1, 1, 2, 3]);
});

test('the turn that is being played has the next number until somebody has begun it', () => {
  const now = (log: Entry[], awaited?: number[]) => presentTurn(log, words, [], 0, awaited);
  expect(now([deal], [0])).toBe(1);
  expect(now([deal, choice(0)], [0])).toBe(1); // it goes on
  expect(now([deal, choice(0)], [1])).toBe(2);
  expect(now([deal, choice(0), choice(1)], [0])).toBe(3);
  expect(now([deal, choice(0)], [])).toBe(1); // it is over
  expect(now([deal, choice(0)], [0, 1])).toBe(-1);
  expect(now([deal, choice(0)])).toBe(-1);
});

const close = (...events: object[]) => line('close', -1, { events: events as Entry['events'] });
const passed = { event: 'passed', seat: 1 };

test('a window that closes in nobody’s turn is one of its own; one in a turn belongs to it', () => {
  const night = [deal, close(passed), close(), close(passed)];
  expect(turns(night, words, [], 0).map(({ number, lines }) => [number, lines.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
  expect(turnNumbers(night, words, [], 0)).toEqual([0, 1, 1, 2]);
  const blocked = [deal, choice(0), close(passed), choice(0)];
  expect(turnNumbers(blocked, words, [], 0)).toEqual([0, 1, 1, 1]);
});

test('of a window in which nothing was seen the log says nothing', () => {
  expect(tell(close(), words, [], 0)).toBe('');
  expect(turns([deal, close()], words, [], 0)).toHaveLength(1);
});

test('where there is little room the last of a long entry is told', () => {
  const entry = line('choice', 0, { events: [{ event: 'passed', seat: 1 }, { event: 'dealt' }] });
  expect(tellLast(entry, words, ['', 'Боря'], 99)).toBe('Боря пасует. Карты розданы.');
  expect(tellLast(entry, words, ['', 'Боря'], 20)).toBe('Карты розданы.');
  expect(tellLast(entry, words, ['', 'Боря'], 1)).toBe('Карты розданы.');
});
