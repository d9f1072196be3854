import { expect, test } from 'vitest';
import { locale } from '../words/locale.svelte';
import { CLOCK_KINDS, clockKind, clockName, CLOCKS, clockText, firstClock } from './clocks';

test('what is offered first of each kind is a clock of that kind', () => {
  expect(CLOCK_KINDS.map((kind) => clockKind(firstClock(kind)))).toEqual(CLOCK_KINDS);
});

test('a clock that is offered has a name, any other is one’s own', () => {
  for (const named of Object.values(CLOCKS))
    for (const [name, clock] of Object.entries(named)) expect(clockName(clock)).toBe(name);
  expect(clockName({ kind: 'game', bank: 900, increment: 11 })).toBe('own');
  expect(clockName({ kind: 'turn', bank: 60, increment: 11 })).toBe('one'); // nothing is added there
  expect(clockName({ kind: 'decision', bank: 60, increment: 1 })).toBe('own');
});

test('a clock is said in a few words', async () => {
  await locale.choose('ru');
  expect(clockText(null)).toBe('нет');
  expect(clockText({ kind: 'game', bank: 900, increment: 10 })).toBe(
    '15 мин на партию и 10 с за ход',
  );
  expect(clockText({ kind: 'turn', bank: 90, increment: 1 })).toBe('1 мин 30 с на каждый ход');
  expect(clockText({ kind: 'decision', bank: 20, increment: 1 })).toBe('20 с на каждое решение');
});
