import { expect, test } from 'vitest';
import { parsed } from '../../../plugins/fluent';
import { Texts, shellTexts } from './texts';
import { WORD_GROUPS } from './word-groups';

test('both languages have the same messages', async () => {
  const [ru, en] = [await shellTexts('ru', WORD_GROUPS), await shellTexts('en', WORD_GROUPS)];
  expect([...ru.ids].sort()).toEqual([...en.ids].sort());
});

test('numbers decline as the language wants', async () => {
  const ru = await shellTexts('ru', ['lobby']);
  const players = (count: number) => ru.say('players', { count });
  expect([1, 2, 5, 21].map(players)).toEqual(['1 игрок', '2 игрока', '5 игроков', '21 игрок']);
  const invite = (count: number) => ru.say('lobby-invite', { count });
  expect([1, 3, 5, 21].map((count) => invite(count).replace(/ или .*/, ''))).toEqual([
    'Позови ещё одного игрока',
    'Позови ещё 3 игроков',
    'Позови ещё 5 игроков',
    'Позови ещё 21 игрока',
  ]);
});

test('numbers are written as the language writes them', () => {
  const say = (language: 'ru' | 'en', n: number) =>
    new Texts(language, parsed('n = { $n }')).say('n', { n });
  for (const language of ['ru', 'en'] as const)
    for (const n of [0, 7, 999, 1000, 12_345, -3, 2.5])
      expect(say(language, n)).toBe(new Intl.NumberFormat(language).format(n));
});

test('a missing word is an error, not a gap', () => {
  const texts = new Texts('en', parsed('hello = Hello, { $name }\n    .label = a label'));
  expect(texts.say('hello', { name: 'Ann' })).toBe('Hello, Ann');
  expect(texts.say('hello.label')).toBe('a label');
  expect(() => texts.say('bye')).toThrow('no text bye');
  expect(() => texts.say('hello.title')).toThrow('no text hello.title');
  expect(() => texts.say('hello')).toThrow();
});
