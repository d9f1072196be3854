import { expect, test } from 'vitest';
import type { Near, Option } from '../connection/wire';
import type { AnyScene } from '../game/scene';
import { Picking } from './picking.svelte';

const can = (choice: string, ...touches: string[]): Option => ({
  choice,
  verb: choice.split(' ')[0]!,
  words: {},
  touches,
  ends: false,
});
const scene = (options: Option[], more: Partial<AnyScene> = {}): AnyScene =>
  ({
    options,
    near: [],
    live: true,
    busy: false,
    decision: 1,
    view: {},
    hint: [],
    ...more,
  }) as AnyScene;
const picking = (options: Option[], more: Partial<AnyScene> = {}) =>
  new Picking(() => scene(options, more));

const SHOW = [can('show P', 'hand.P'), can('show sword', 'hand.sword')];
const DECLARE = [
  can('declare P 1', 'hand.P', 'own.0'),
  can('declare P 2', 'hand.P', 'own.1'),
  can('declare B 1', 'hand.B', 'own.0'),
];

test('one touch is enough where one option is left, and a second touch lets go', () => {
  const it = picking(SHOW);
  expect(it.meant).toBeUndefined();
  it.touch('hand.P');
  expect(it.meant?.choice).toBe('show P');
  it.touch('hand.sword');
  expect(it.picked).toEqual(['hand.sword']);
  it.touch('hand.sword');
  expect([it.picked, it.meant]).toEqual([[], undefined]);
});

test('two things are picked in any order, and what does not go together gives way', () => {
  const it = picking(DECLARE);
  it.touch('own.1');
  it.touch('hand.P');
  expect(it.meant?.choice).toBe('declare P 2');
  it.touch('own.0');
  expect(it.meant?.choice).toBe('declare P 1');
  it.touch('hand.B');
  expect(it.meant?.choice).toBe('declare B 1');
  it.touch('own.1');
  expect(it.picked).toEqual(['own.1']);
});

test('of several ways one is named, and another touch forgets it', () => {
  const pass = can('pass');
  const it = picking([pass, can('pair', 'street.I2'), can('joker', 'street.I2'), ...SHOW]);
  it.touch('street.I2');
  expect([it.ways.length, it.meant]).toEqual([2, undefined]);
  it.mean(it.ways[1]!);
  expect([it.picked, it.meant?.choice]).toEqual([['street.I2'], 'joker']);
  it.touch('hand.P');
  expect(it.meant?.choice).toBe('show P');
  it.mean(pass);
  expect([it.picked, it.meant?.choice, it.begun]).toEqual([[], 'pass', true]);
  it.clear();
  expect([it.meant, it.begun]).toEqual([undefined, false]);
});

test('an only option that touches nothing is meant at once', () => {
  expect(picking([can('go on')]).meant?.choice).toBe('go on');
});

test('what may be touched to mean an option is for the drawing to say', () => {
  const options = [can('joker', 'street.I2', 'hand.M3')];
  const it = new Picking(
    () => scene(options),
    ({ touches }) => touches.slice(0, 1),
  );
  expect([it.standing('street.I2'), it.standing('hand.M3')]).toEqual(['lit', 'quiet']);
});

test('a thing is picked, may be picked, is refused, or only tells about itself', () => {
  const near: Near[] = [{ ...can('open', 'role.1.0'), reason: 'open-already', clause: 'act' }];
  const it = picking(SHOW, { near });
  it.touch('hand.P');
  const seen = ['hand.P', 'hand.sword', 'role.1.0', 'seat.2'].map((thing) => it.standing(thing));
  expect(seen).toEqual(['sel', 'lit', 'off', 'quiet']);
  expect(it.refusal('role.1.0')?.reason).toBe('open-already');
});

test('what the bot would touch now is marked, as far as it may be chosen', () => {
  const near: Near[] = [{ ...can('open', 'role.1.0'), reason: 'open-already', clause: 'act' }];
  const it = picking(DECLARE, { near, hint: [DECLARE[1]!, can('open', 'role.1.0')] });
  const seen = ['hand.P', 'own.1', 'hand.B', 'own.0', 'role.1.0'].map((thing) =>
    it.standing(thing),
  );
  expect(seen).toEqual(['hint', 'hint', 'lit', 'lit', 'off']);
  it.touch('hand.P');
  expect(it.standing('hand.P')).toBe('sel');
});

test('while an answer is on its way nothing is lit, but what was meant stays in sight', () => {
  let now = $state.raw(scene(SHOW));
  const it = new Picking(() => now);
  it.touch('hand.P');
  now = scene(SHOW, { busy: true });
  expect([it.standing('hand.P'), it.standing('hand.sword')]).toEqual(['sel', 'quiet']);
  expect(it.meant?.choice).toBe('show P');
});

test('the next decision begins with nothing picked, or with what was sealed', () => {
  let now = $state.raw(scene(SHOW));
  const it = new Picking(() => now);
  it.touch('hand.P');
  now = scene(SHOW, { decision: 2 });
  expect(it.picked).toEqual([]);
  it.touch('hand.P');
  const prompt = { step: 'card', clause: '', mine: true, awaited: [], answered: 'show sword' };
  now = scene(SHOW, { decision: 2, view: { prompt, outcome: null } });
  expect([it.sealed?.choice, it.picked]).toEqual(['show sword', ['hand.sword']]);
});

test('a scene that is only watched offers nothing', () => {
  const it = picking(SHOW, { live: false });
  expect([it.options, it.standing('hand.P')]).toEqual([[], 'quiet']);
});

test('what was picked for one seat is not picked for the next that is answered for', () => {
  let viewer = $state(0);
  const it = new Picking(() => scene(SHOW, { viewer }));
  it.touch('hand.P');
  expect(it.meant?.choice).toBe('show P');
  viewer = 1;
  expect([it.picked, it.meant]).toEqual([[], undefined]);
});
