import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../connection/fake-socket';
import { saveSeat } from '../device/saved-seats';
import Tv from '../pages/Tv.svelte';
import { locale } from '../words/locale.svelte';
import TablePage from '../table/TablePage.svelte';
import { stopped as stoppedPart } from '../table/parts';
import { fakeWords } from '../game/fake-words';
import type { Language } from '../words/texts';
import type { Entry, SeatInfo, TableInfo } from '../connection/wire';

const WORDS = `
title = Quoits
card-I0 = Ring 0
card-I1 = Ring 1
field-card = Card
event-dealt = The rings are laid out: { $street }.
event-passed = { $seat-mine ->
    [yes] You pass.
   *[no] { $seat-name } passes.
 }
`;
vi.mock(import('../game/game-words'), async (original) => ({
  ...(await original()),
  gameWords: (_: string, language: Language) => fakeWords(language, WORDS),
}));

const CODE = 'KABC23';
const { last } = FakeSocket;
let asked: string[];

// fetched when they are wanted, which takes a while here
beforeAll(() => Promise.all([stoppedPart(), import('./Record.svelte')]));
beforeEach(async () => {
  await locale.choose('en');
  asked = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${String(body)}`);
    return new Response(JSON.stringify({ error: 'paused' }), { status: 409 });
  });
  saveSeat({ code: CODE, game: 'quoits', token: 'T', person: 0, name: 'Ann', at: 1 });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const entry = (kind: Entry['kind'], ...events: Entry['events']): Entry => ({
  kind,
  seat: -1,
  clause: '',
  events,
  to: 0,
  by: '',
  helped: [],
});
const LOG = [
  entry('deal', { event: 'dealt', starter: 0, street: ['I0', 'I1'] }),
  entry('choice', { event: 'passed', seat: 0 }),
  entry('choice', { event: 'bribed', seat: 1, card: 'I0' }),
];
const seats = ['Ann', 'Martha'].map(
  (name, person) =>
    ({ kind: 'person', name, person, devices: 1, new_link: null }) as unknown as SeatInfo,
);

/** The table tells that its match is stopped. */
function stopped(why: TableInfo['stopped'], me: number, log = LOG, status = 'playing'): void {
  const setup = { game: 'quoits', seats: [] };
  const table = { code: CODE, setup, status, stopped: why, match: 4, seats, evening: [] };
  last().pickUp();
  const whole = { type: 'whole', n: 1, table, play: null, log, chat: [] };
  last().hears({ ...whole, me: { person: me, seat: me } });
}
const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);
const now = () => within(screen.getByRole('region')).getByText(/./, { selector: 'p' }).textContent;

test('a stopped match says why, and that nothing is lost', async () => {
  render(TablePage, { code: CODE, watch: false });
  stopped('other-rules', 0);
  await screen.findByText(/cannot be continued here/);
  expect(screen.getByText(/another version of the rules/)).toBeTruthy();
  expect(screen.getByText(/Nothing is lost/)).toBeTruthy();
});

test('altered moves have words of their own, also after the end', async () => {
  render(TablePage, { code: CODE, watch: false });
  stopped('altered', 0, LOG, 'over');
  expect(await screen.findByText(/contradict each other/)).toBeTruthy();
});

test('it is told from its end on, and can be stepped through by buttons, arrows and the slider', async () => {
  render(TablePage, { code: CODE, watch: false });
  stopped('other-rules', 0);
  const slider = await screen.findByRole<HTMLInputElement>('slider');
  expect(now()).toBe('Event “bribed”: Martha, Card: Ring 0.');
  expect(lines()).toEqual(['You pass.', expect.stringContaining('Ring 1')]);
  expect(screen.getByLabelText<HTMLButtonElement>('One move forward').disabled).toBe(true);
  await fireEvent.click(screen.getByLabelText('One move back'));
  expect(now()).toBe('You pass.');
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect([now(), lines()]).toEqual([expect.stringContaining('Ring 1'), []]);
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(now()).toBe('You pass.');
  await fireEvent.input(slider, { target: { value: '3' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('entry 3 of 3');
  expect(now()).toContain('bribed');
});

test('a member may begin anew, and hears why not', async () => {
  render(TablePage, { code: CODE, watch: false });
  stopped('other-rules', 0);
  await fireEvent.click(await screen.findByRole('button', { name: /Play again/ }));
  expect(asked).toContain(`POST /api/tables/${CODE}/rematch {"match":4}`);
  expect((await screen.findByRole('alert')).textContent).toBe(locale.say('refused-paused'));
});

test('a spectator reads the same, and begins nothing', async () => {
  render(TablePage, { code: CODE, watch: true });
  stopped('altered', -1);
  await screen.findByText(/contradict each other/);
  await screen.findByRole('slider');
  expect(lines()).toContain('Ann passes.');
  expect(screen.queryByText(locale.say('result-rematch'))).toBeNull();
});

test('a television shows it as well, and invites nobody to sit down', async () => {
  render(Tv, { code: CODE, watch: true });
  await vi.waitFor(() => expect(last()).toBeTruthy());
  stopped('other-rules', -1);
  expect(await screen.findByText(/another version of the rules/)).toBeTruthy();
  await screen.findByRole('slider');
  expect(screen.queryByText(locale.say('tv-code'))).toBeNull();
});

test('a match of which nothing can be told still says so', async () => {
  render(TablePage, { code: CODE, watch: false });
  stopped('altered', 0, []);
  await screen.findByText(/contradict each other/);
  expect(screen.queryByRole('slider')).toBeNull();
});
