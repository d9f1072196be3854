import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEarly } from './early-socket';
import { FakeSocket } from './fake-socket';
import { Connection } from './socket.svelte';
import type { ServerSays } from './wire';

const ENDPOINT = { url: 'ws://table', hello: { do: 'hello', token: 'T' } } as const;
let heard: ServerSays[];
let line: Connection;
const { last } = FakeSocket;
const whole = (n: number) => ({
  type: 'whole',
  n,
  table: {},
  me: {},
  play: null,
  log: [],
  chat: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  heard = [];
  line = new Connection(ENDPOINT, (message) => heard.push(message));
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function join(): void {
  last().pickUp();
  last().hears(whole(1));
}

test('the token goes in the first message, and nothing before the whole', () => {
  last().pickUp();
  line.send({ do: 'undo', match: 1 });
  expect(last().said).toEqual([{ do: 'hello', token: 'T' }]);
  last().hears(whole(1));
  expect(last().said[1]).toMatchObject({ do: 'undo' });
});

test('a gap asks once for the whole', () => {
  join();
  last().hears({ type: 'said', n: 2, line: {} });
  expect(last().said).toHaveLength(1);
  last().hears({ type: 'said', n: 4, line: {} });
  last().hears({ type: 'said', n: 9, line: {} });
  expect(last().said.slice(1)).toEqual([{ do: 'sync' }]);
  last().hears(whole(10));
  last().hears({ type: 'said', n: 12, line: {} });
  expect(last().said.slice(1)).toEqual([{ do: 'sync' }, { do: 'sync' }]);
});

test('a phone that wakes up asks for the whole', () => {
  join();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('pageshow'));
  expect(last().said.slice(1)).toEqual([{ do: 'sync' }]);
});

test('a broken line comes back, later and later, and says what was not answered', () => {
  join();
  const id = line.send({
    do: 'choose',
    decision: 3,
    choice: 'pass',
    seat: null,
    touched: '',
    match: 1,
  });
  last().breaks();
  expect(line.lost).toBe(false);
  vi.advanceTimersByTime(299);
  expect(FakeSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(2);
  last().breaks();
  vi.advanceTimersByTime(600);
  expect(FakeSocket.made).toHaveLength(3);
  vi.advanceTimersByTime(200);
  expect(line.lost).toBe(true);
  join();
  expect(line.lost).toBe(false);
  expect(last().said).toEqual([
    { do: 'hello', token: 'T' },
    { do: 'choose', decision: 3, choice: 'pass', seat: null, touched: '', match: 1, id },
  ]);
  last().hears({ type: 'done', n: 2, id });
  expect(line.waiting).toEqual([]);
});

test('all that a page says is equally long, an answer as well as none', () => {
  join();
  const about = { decision: 41, seat: null, match: 1 } as const;
  line.send({ do: 'choose', choice: 'pair 10 12', touched: '10,12/1', ...about });
  line.send({ do: 'choose', choice: 'nobody', touched: '/0', ...about });
  line.send({ do: 'tap', decision: 41, touched: '3/0', match: 1 });
  line.send({ do: 'hint', decision: 41, match: 1 });
  line.send({ do: 'undo', match: 1 });
  const strokes = Array.from({ length: 32 }, (_, at) => Array<number>(at ? 12 : 28).fill(63));
  line.send({ do: 'sketch', decision: 1_000_041, strokes, match: 1 }); // 200 points, as many as there may be
  dispatchEvent(new Event('pageshow')); // which asks for the whole
  expect(last().said.at(-1)).toEqual({ do: 'sync' });
  expect(new Set(last().lengths.slice(1)).size).toBe(1);
});

test('the delay has an end, and the network coming back ends it at once', () => {
  for (let knock = 0; knock < 8; knock++) {
    last().breaks();
    vi.advanceTimersByTime(5000);
  }
  expect(FakeSocket.made).toHaveLength(9);
  last().breaks();
  dispatchEvent(new Event('online'));
  expect(FakeSocket.made).toHaveLength(10);
});

test('a line that does not answer is given up', () => {
  join();
  line.send({ do: 'undo', match: 1 });
  vi.advanceTimersByTime(5000);
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.made).toHaveLength(2);
});

test('a farewell without return is final; with return the line comes back', () => {
  join();
  last().hears({ type: 'bye', n: 2, reason: 'restart', again: true });
  last().breaks();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.made).toHaveLength(2);
  join();
  last().hears({ type: 'bye', n: 2, reason: 'revoked', again: false });
  expect(line.bye?.reason).toBe('revoked');
  last().breaks();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(line.lost).toBe(false);
});

test('a line that was called early is taken up with all that was heard on it', async () => {
  const seen: string[] = [];
  openEarly(ENDPOINT, (event) => seen.push(String(event.data)));
  const early = last();
  early.pickUp();
  early.hears(whole(1));
  expect(early.said).toEqual([ENDPOINT.hello]);
  expect(seen).toHaveLength(1);

  const caught: ServerSays[] = [];
  const taken = new Connection(ENDPOINT, (message) => caught.push(message));
  await Promise.resolve();
  expect(last()).toBe(early);
  early.hears({ type: 'done', n: 2, id: 'x' });
  expect(caught.map(({ n }) => n)).toEqual([1, 2]);
  taken.send({ do: 'undo', match: 1 });
  expect(early.said.map((said) => said.do)).toEqual(['hello', 'undo']);
  taken.close();
});

test('a line that was called early and is still ringing says hello once', () => {
  openEarly(ENDPOINT, () => undefined);
  const early = last();
  const taken = new Connection(ENDPOINT, () => undefined);
  early.pickUp();
  expect(early.said).toEqual([ENDPOINT.hello]);
  taken.close();
});

test('a line that was called early but broke is called anew, and each is taken up once', () => {
  openEarly(ENDPOINT, () => undefined);
  const early = last();
  early.breaks();
  const taken = new Connection(ENDPOINT, () => undefined);
  expect(last()).not.toBe(early);
  const calls = FakeSocket.made.length;
  const another = new Connection(ENDPOINT, () => undefined);
  expect(FakeSocket.made).toHaveLength(calls + 1);
  taken.close();
  another.close();
});

test('the document says whether something is awaited', () => {
  const pending = () => document.documentElement.dataset.pending;
  expect(pending()).toBe('1');
  join();
  expect(pending()).toBe('0');
  const id = line.send({ do: 'undo', match: 1 });
  expect(pending()).toBe('1');
  last().hears({ type: 'said', n: 2, line: {} });
  expect(pending()).toBe('1');
  last().hears({ type: 'done', n: 3, id });
  expect(pending()).toBe('0');
  dispatchEvent(new Event('pageshow')); // which asks for the whole
  expect(pending()).toBe('1');
  last().hears(whole(4));
  last().breaks();
  expect(pending()).toBe('1');
  vi.advanceTimersByTime(300);
  last().pickUp();
  last().hears({ type: 'waiting', n: 1 });
  expect(pending()).toBe('0');
  last().hears(whole(2));
  line.send({ do: 'undo', match: 1 });
  line.close();
  expect(pending()).toBe('0');
});
