import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { MissedWindow } from './missed-window.svelte';
import type { EmpireScene } from './scene';

const WINDOW = { step: 'block', clause: 'block', mine: true };
let end = () => {};
afterEach(() => {
  end();
});

/** A table that asks me about a block, and what it is told of by and by. */
function asked() {
  const told = (decision: number, prompt: object, more: object = {}) =>
    ({ decision, view: { prompt }, live: true, busy: false, fresh: [], ...more }) as unknown;
  let scene = $state.raw(told(7, WINDOW));
  let missed!: MissedWindow;
  end = $effect.root(() => {
    missed = new MissedWindow(() => scene as EmpireScene);
  });
  const hear = (...args: Parameters<typeof told>): boolean => {
    scene = told(...args);
    flushSync();
    return missed.told;
  };
  flushSync();
  return { missed, hear };
}
const TURN = { step: 'main', clause: 'turn', mine: true };
const CLOSED = { fresh: [{ kind: 'close' }] };

test('a window whose time ran out says so until the next decision', () => {
  const { hear } = asked();
  expect(hear(7, WINDOW)).toBe(false);
  expect(hear(8, TURN, CLOSED)).toBe(true);
  expect(hear(8, TURN)).toBe(true);
  expect(hear(9, TURN)).toBe(false);
});

test('a finger puts the message away', () => {
  const { missed, hear } = asked();
  expect(hear(8, TURN, CLOSED)).toBe(true);
  missed.putAway();
  expect(missed.told).toBe(false);
});

test('nothing was missed by whoever answered, or is answering', () => {
  expect(asked().hear(8, TURN)).toBe(false);
  const answered = asked();
  answered.hear(7, { ...WINDOW, answered: 'pass' });
  expect(answered.hear(8, TURN, CLOSED)).toBe(false);
  const answering = asked();
  answering.hear(7, WINDOW, { busy: true });
  expect(answering.hear(8, TURN, CLOSED)).toBe(false);
});
