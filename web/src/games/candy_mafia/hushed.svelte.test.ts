import { expect, test } from 'vitest';
import type { Option } from '../../lib/connection/wire';
import { Hushed } from './hushed.svelte';
import type { MafiaScene } from './scene';

const can = (verb: string, touches: string[] = []): Option => ({
  choice: [verb, ...touches].join(' '),
  verb,
  words: {},
  touches,
  ends: false,
});
const ACCUSED = can('accuse', ['seats.1']);
const PLAIN = ['claim', 'report-town', 'report-crime', 'report-loner'];
const sent: string[] = [];
const scene = (options: Option[], answered?: string) =>
  ({
    live: true,
    viewer: 0,
    decision: 4,
    options,
    view: {
      cast: [{ card: 'elder' }],
      seats: [{ alive: true }, { alive: true }, { alive: false }],
      prompt: { step: 'talk', clause: '', answered },
    },
    choose: ({ choice }: Option) => sent.push(choice),
  }) as unknown as MafiaScene;

test('a card that may state no role and no check is offered both, and states nothing', () => {
  const hushed = new Hushed();
  const now = () => hushed.over(scene([can('say-nothing'), ACCUSED], sent.at(-1)));
  const more = now().options.filter(({ verb }) => PLAIN.includes(verb));
  expect(more.map(({ verb, touches }) => [verb, ...touches])).toEqual([
    ['claim', 'cast.elder'],
    ['report-town', 'seats.1'],
    ['report-crime', 'seats.1'],
    ['report-loner', 'seats.1'],
  ]);
  now().choose(more[2]!);
  expect(sent).toEqual(['say-nothing']);
  expect(now().view.prompt?.answered).toBe(more[2]!.choice);
  now().choose(ACCUSED);
  expect(sent.at(-1)).toBe(ACCUSED.choice);
  expect(now().view.prompt?.answered).toBe(ACCUSED.choice);
});

test('everybody else has what the table offers', () => {
  const given = scene([can('say-nothing'), can('claim', ['cast.elder']), ACCUSED]);
  expect(new Hushed().over(given)).toBe(given);
});
