import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../connection/api';
import type { GameInfo } from '../connection/wire';
import type { SeatTable, Wish } from '../seat/seat-table.svelte';
import { locale } from '../words/locale.svelte';
import Conduct from './Conduct.svelte';

const TEXTS = import.meta.glob<string>('../../../../src/igroteka/games/*/texts/en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
// its words are no fiction: whichever game lets its nights be called
const [FILE = ''] = Object.entries(TEXTS).find(([, text]) => text.includes('option-night-called'))!;
const GAME = FILE.split('/').at(-3)!;
const CALLED = 'roles are called one by one';
const said: Wish[] = [];
const goOn = vi.fn();
const close = vi.fn();

interface At {
  covert?: boolean;
  paused?: boolean;
  pace?: string;
  left?: number | null;
}

/** The panel of whoever conducts, as it stands at such a window. */
async function panel({ covert = false, paused = false, pace = 'talk', left = 1000 }: At) {
  const option = { id: 'night', choices: ['fast', 'called'] };
  vi.spyOn(api, 'games').mockResolvedValue([{ id: GAME, options: [option] }] as GameInfo[]);
  const table = { paused, setup: { game: GAME, pace: { tempo: 'usual' } } };
  const play = { window: { left }, alterable: { night: 'fast' } };
  const say = (wish: Wish) => said.push(wish);
  const seat = { table, play, covert, goOn, say, view: { prompt: { pace } } };
  render(Conduct, { seat: seat as unknown as SeatTable, close });
  await screen.findByRole('radio', { name: CALLED });
}
const button = (name: string) => screen.queryByRole('button', { name });
const disabled = () => screen.getAllByRole<HTMLFieldSetElement>('group').map((one) => one.disabled);

beforeEach(() => {
  locale.language = 'en';
  said.length = 0;
});

test('time, tempo and the nights that follow are in the hand of whoever conducts', async () => {
  await panel({});
  await fireEvent.click(button('More')!);
  await fireEvent.click(button('Less')!);
  await fireEvent.click(screen.getByRole('radio', { name: 'unhurried' }));
  await fireEvent.click(screen.getByRole('radio', { name: CALLED }));
  expect(said).toEqual([
    { do: 'conduct', deed: 'longer' },
    { do: 'conduct', deed: 'shorter' },
    { do: 'conduct', deed: 'slow' },
    { do: 'alter', option: 'night', value: 'called' },
  ]);
  await fireEvent.click(button('End the talk')!);
  expect([goOn.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

test('at night, too, but there is no talk to end', async () => {
  await panel({ covert: true, pace: 'short' });
  expect(button('End the talk')).toBeNull();
  expect(button('More')).not.toBeNull();
  expect(disabled()).not.toContain(true);
});

test('in a pause nothing of it can be done', async () => {
  await panel({ paused: true });
  expect([button('More'), button('End the talk')]).toEqual([null, null]);
  expect(disabled()).not.toContain(false);
});

test('where a person ends windows none has a time to be changed', async () => {
  await panel({ left: null });
  expect([button('More'), button('Less')]).toEqual([null, null]);
});
