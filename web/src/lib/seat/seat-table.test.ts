import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myShare } from '../shuffle/parts';
import { FakeSocket } from '../connection/fake-socket';
import * as drawings from '../drawing/drawings';
import { SeatTable } from './seat-table.svelte';
import type { Beat, Entry, Play, TableInfo } from '../connection/wire';

const { last } = FakeSocket;
let seat: SeatTable;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  seat = new SeatTable({ code: 'KABC23', token: 'T' });
});
afterEach(() => {
  seat.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const table = (match: number, more: Partial<TableInfo> = {}) =>
  ({ code: 'KABC23', status: 'playing', stopped: '', match, shuffle: null, ...more }) as TableInfo;
const me = { person: 0, seat: 0 };
const play = (decision: number) =>
  ({
    view: { prompt: null, outcome: null },
    decision,
    options: [{}],
    undo: 'no',
    ...{ window: null, others: [], sketch: null, touched: '' },
  }) as unknown as Play;
/** What a beat tells of it. */
const unchanged = {
  ...{ prompt: null, window: null, others: [], sketch: null, touched: '', bots: [] },
  ...{ pace: undefined, alterable: undefined },
} as unknown as Omit<Beat, 'type' | 'n' | 'paused' | 'acks' | 'pad'>;

/** The line is there, and the whole is told over it. */
function told(info: TableInfo, log: Entry[] = []): void {
  if (last().readyState === 0) last().pickUp();
  last().hears({ type: 'whole', n: 1, table: info, me, play: play(log.length), log, chat: [] });
}
/** The line breaks and comes back. */
function back(): void {
  last().breaks();
  vi.advanceTimersByTime(1000);
}
const sent = () => last().said.slice(1); // after the hello

test('a command names the match on the screen; what is said belongs to none', () => {
  told(table(3));
  seat.say({ do: 'resume' });
  seat.choose('pass');
  seat.say({ do: 'say', text: 'hi' });
  expect(sent()).toEqual([
    { do: 'resume', match: 3, id: expect.any(String) },
    {
      do: 'choose',
      decision: 0,
      choice: 'pass',
      seat: null,
      touched: '',
      match: 3,
      id: expect.any(String),
    },
    { do: 'say', text: 'hi', id: expect.any(String) },
  ]);
});

test('a command that is sent again keeps the match it was made for', () => {
  told(table(1));
  seat.choose('pass');
  const [choice] = sent();
  back();
  told(table(2));
  expect(sent()).toEqual([choice]);
  expect(choice).toMatchObject({ match: 1 });
});

const shuffling = (match: number, promise: string, mine = '') => {
  const parts = [{ person: 0, name: 'Марта', part: mine }];
  const setup = { game: 'quoits', options: {} } as TableInfo['setup'];
  const shuffle = { promise, parts, by_hand: false, header: '{}' };
  return table(match, { status: 'shuffling', setup, seats: [], moderator: null, shuffle });
};

test('a part for the last shuffle that nobody has heard yet does not stand in for this one', () => {
  told(shuffling(1, 'ab'));
  back();
  told(shuffling(2, 'ab'));
  expect(sent().map(({ do: what, match }) => [what, match])).toEqual([
    ['contribute', 1],
    ['contribute', 2],
  ]);
  const parts = sent().map(({ part }) => part);
  expect(parts[0]).not.toBe(parts[1]);
});

test('another promise for the same match gets a part that nobody knows yet', () => {
  told(shuffling(3, 'ab'));
  told(shuffling(3, 'ab'));
  told(shuffling(3, 'cd'));
  expect(sent().map(({ match, promise }) => [match, promise])).toEqual([
    [3, 'ab'],
    [3, 'cd'],
  ]);
  const parts = sent().map(({ part }) => part);
  expect(parts[0]).not.toBe(parts[1]);
});

test('a part that is listed before this device has given any is not taken for its own', () => {
  told(shuffling(4, 'ab', 'f'.repeat(64)));
  const part = sent()[0]?.part;
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  last().hears({ type: 'done', n: 2, id: last().said.at(-1)?.id });
  told(shuffling(4, 'ab', 'f'.repeat(64)));
  expect(sent()).toHaveLength(1);
  expect(myShare('KABC23', 4, 0)).toMatchObject({ promise: 'ab', part, parts: ['f'.repeat(64)] });
});

test('for how long a window has been open counts up while the match runs, and stands at a pause', () => {
  const opened = (running: boolean) => {
    if (last().readyState === 0) last().pickUp();
    const window = { passed: 4000, length: 12_000, left: null, running, closes: 'person' };
    const whole = { ...play(0), window };
    last().hears({ type: 'whole', n: 1, table: table(1), me, play: whole, log: [], chat: [] });
  };
  opened(true);
  vi.advanceTimersByTime(3000);
  expect(seat.passed).toBe(7000);
  opened(false);
  vi.advanceTimersByTime(3000);
  expect(seat.passed).toBe(4000);
});

const entry = (kind: Entry['kind'], seat: number, to = 0): Entry => ({
  kind,
  seat,
  clause: 'turn',
  events: [{ event: 'passed', seat }],
  to,
  by: '',
  helped: [],
});
const [deal, mine, yours] = [entry('deal', -1), entry('choice', 0), entry('choice', 1)];
const moved = (entries: Entry[], decision: number) =>
  last().hears({ type: 'moved', n: decision, entries, play: play(decision) });

test('an undo is told like a move: what it strikes stays in sight, and the choice is open again', () => {
  told(table(1), [deal]);
  moved([mine], 2);
  seat.choose('pass');
  moved([entry('undo', 0, 1)], 3);
  last().hears({ type: 'done', n: 4, id: last().said.at(-1)?.id });
  expect(seat.log.map(({ kind }) => kind)).toEqual(['deal', 'choice', 'undo']);
  expect(seat.fresh.map(({ kind }) => kind)).toEqual(['undo']);
  expect(seat.awaited).toBe(true);
});

test('after a reconnect only what this page has not seen yet is fresh', () => {
  told(table(1), [deal]);
  moved([mine], 2);
  moved([entry('undo', 0, 1)], 3);
  back();
  // The page's own log is longer: it shows the struck line as well.
  told(table(1), [deal, entry('undo', 0, 1), yours]);
  expect(seat.fresh).toEqual([yours]);
  expect(seat.log).toEqual([deal, mine, entry('undo', 0, 1), yours]);
  told(table(1), [deal, entry('undo', 0, 1), yours]);
  expect(seat.fresh).toEqual([]);
});

test('what was taken back while the line was broken is gone after it, and the undo is fresh', () => {
  told(table(1), [deal, mine, yours]);
  back();
  const whole = [deal, entry('undo', 0, 1), mine];
  told(table(1), whole);
  expect(seat.fresh).toEqual(whole.slice(1));
  expect(seat.log).toEqual(whole);
});

test('on first sight, and of another match, nothing is fresh', () => {
  told(table(1), [deal, mine]);
  expect(seat.fresh).toEqual([]);
  back();
  told(table(2), [deal, mine, yours]);
  expect(seat.fresh).toEqual([]);
  expect(seat.log).toEqual([deal, mine, yours]);
});

test('a beat says what became of commands, and draws nothing again if nothing is new', () => {
  told(table(1));
  const shown = seat.play;
  seat.say({ do: 'tap', decision: 1, touched: '3/0' });
  const [tap] = sent();
  const ack = { id: (tap as { id: string }).id, reason: '', clause: '' };
  last().hears({ type: 'beat', n: 2, ...unchanged, paused: false, acks: [ack], pad: '0' });
  expect(seat.play).toBe(shown);
  back();
  told(table(1));
  expect(sent()).toEqual([]);
});

test('a beat tells my answer as it stands, and leaves alone what it does not tell', () => {
  told(table(1));
  const prompt = { step: 'vote', clause: 'vote', mine: true, answered: 'point 2' };
  const changed = { ...unchanged, prompt, touched: '2/0', sketch: [[1, 2]] };
  last().hears({ type: 'beat', n: 2, ...changed, paused: false, acks: [], pad: '0' });
  const view = { prompt, outcome: null };
  expect(seat.play).toEqual({ ...play(0), view, touched: '2/0', sketch: [[1, 2]] });
});

test('what a beat tells this phone alone does not relight its candle', () => {
  told(table(1));
  const window = { closes: 'fixed', left: 20_000, running: true, length: 20_000, speakers: [] };
  last().hears({ type: 'moved', n: 2, entries: [], play: { ...play(0), window } });
  vi.advanceTimersByTime(5000);
  const prompt = { step: 'gang', clause: 'gang', mine: true, board: [[5, 1]] };
  const later = { ...unchanged, prompt, window: { ...window, left: 15_200 } };
  last().hears({ type: 'beat', n: 3, ...later, paused: false, acks: [], pad: '0' });
  expect(seat.play?.view.prompt).toEqual(prompt);
  expect(seat.share).toBe(0.75);
});

test('a beat tells the moderator whose answers a bot gives by now', () => {
  told(table(1));
  const asked = (bot: boolean) => [{ seat: 2, choices: ['guard 1'], bot }];
  last().hears({ type: 'moved', n: 2, entries: [], play: { ...play(0), seats: asked(false) } });
  const shown = seat.play;
  last().hears({ type: 'beat', n: 3, ...unchanged, paused: false, acks: [], pad: '0' });
  expect(seat.play).toBe(shown);
  last().hears({ type: 'beat', n: 4, ...unchanged, bots: [2], paused: false, acks: [], pad: '0' });
  expect(seat.play?.seats).toEqual(asked(true));
});

test('a beat may refuse a choice, and tells of a pause', () => {
  told(table(1));
  seat.choose('guard 1');
  const [choice] = sent();
  const ack = { id: (choice as { id: string }).id, reason: 'not-your-turn', clause: 'table' };
  last().hears({ type: 'beat', n: 2, ...unchanged, paused: true, acks: [ack], pad: '0' });
  expect(seat.refusal?.message).toBe('not-your-turn');
  expect(seat.busy).toBe(false);
  expect(seat.table?.paused).toBe(true);
});

test('a beat tells what was said of the time and the nights that follow', () => {
  const pace = { closes: 'fixed', tempo: 'usual', seconds: {} } as const;
  told(table(1, { paused: false, setup: { game: 'quoits', pace } as TableInfo['setup'] }));
  const shown = seat.table;
  const beat = { type: 'beat', ...unchanged, paused: false, acks: [], pad: '0' } as const;
  last().hears({ ...beat, n: 2, pace });
  expect(seat.table).toBe(shown);
  const slow = { ...pace, tempo: 'slow' } as const;
  last().hears({ ...beat, n: 3, pace: slow, alterable: { night: 'called' } });
  expect(seat.table?.setup).toEqual({ game: 'quoits', pace: slow });
  expect(seat.play?.alterable).toEqual({ night: 'called' });
});

const night = (decision: number) => {
  const setup = { game: 'quoits' } as TableInfo['setup'];
  const window = { closes: 'fixed', left: 12_000, running: true, length: 12_000, speakers: [] };
  told(table(1, { seats: [], paused: false, setup }), [deal]);
  const view = { prompt: { step: 'call', clause: 'night', mine: true }, outcome: null };
  last().hears({ type: 'moved', n: 2, entries: [], play: { ...play(decision), view, window } });
  return { ...unchanged, prompt: view.prompt, window, paused: false };
};
const taps = () => sent().filter((command) => command.do === 'tap');

test('where nobody may know who is asked, what a finger does is taken in silence, whatever becomes of it', () => {
  const beat = night(1);
  seat.choose('guard 1', '1/0');
  const refused = (n: number, reason: string) => {
    const [ack] = sent()
      .slice(-1)
      .map(({ id }) => ({ id: String(id), reason, clause: 'night' }));
    last().hears({ type: 'beat', n, ...beat, acks: [ack!], pad: '0' });
  };
  refused(3, 'same-again');
  expect(seat.refusal).toBeNull();
  seat.choose('guard 2', '2/0');
  const id = String(sent().at(-1)!.id);
  last().hears({ type: 'refused', n: 4, id, reason: 'late', clause: '', detail: '' });
  expect(seat.refusal).toBeNull();
  seat.say({ do: 'resume' }); // not touched at the town: it is answered as ever
  refused(5, 'not-paused');
  expect(seat.refusal?.message).toBe('not-paused');
});

test('a phone that nobody touches sends one decoy, one that was touched none', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  night(1);
  vi.advanceTimersByTime(1_900);
  expect(taps()).toMatchObject([{ decision: 1, touched: null }]);
  night(2);
  seat.choose('guard 1', '1/0');
  vi.advanceTimersByTime(1_900);
  expect(taps()).toHaveLength(1);
});

test('a hint marks nothing in the open where a game would tell a side by it', () => {
  const discreet = vi.spyOn(drawings, 'isDiscreet');
  const hinted = {
    type: 'hinted',
    decision: 1,
    choices: [{ choice: 'vote 2' }],
    reasons: [],
    mix: [],
  };
  for (const [secret, marks] of [
    [false, 1],
    [true, 0],
  ] as const) {
    discreet.mockReturnValue(secret);
    night(1);
    seat.hint.ask(1);
    last().hears({ ...hinted, n: 3, pad: '0' } as never);
    expect(seat.scene(null as never, () => {})?.hint).toHaveLength(marks);
  }
  discreet.mockRestore();
});

const votes = (decision: number, answered?: string) => ({
  ...play(decision),
  view: {
    prompt: { step: 'vote', clause: 'vote', mine: true, awaited: [0], answered },
    outcome: null,
  },
  window: { closes: 'ripe', left: 40_000, running: true, speakers: [] },
  answered: [],
});
const stands = () => seat.view?.prompt?.answered;

test('what I touched where nobody may know whom it asks is kept by the table, for my other devices too', () => {
  const scene = () => seat.scene(null as never, () => {});
  const setup = { game: 'quoits' } as TableInfo['setup'];
  told(table(1, { seats: [], setup }), [deal]);
  last().hears({ type: 'moved', n: 2, entries: [], play: votes(1) });
  expect(scene()?.touched).toBe('');
  scene()?.tap('3/0');
  expect(scene()?.touched).toBe('3/0');
  last().hears({ type: 'moved', n: 3, entries: [], play: { ...votes(1), touched: '3/0' } });
  last().hears({ type: 'done', n: 4, id: sent().at(-1)!.id });
  expect(scene()?.touched).toBe('3/0');
  last().hears({ type: 'moved', n: 5, entries: [], play: votes(2) });
  expect(scene()?.touched).toBe('');
});

test('in a window an answer stands as soon as it is given, and may be changed before it has arrived', () => {
  told(table(1), [deal]);
  last().hears({ type: 'moved', n: 2, entries: [], play: votes(1) });
  expect([stands(), seat.awaited]).toEqual([undefined, true]);
  seat.choose('point 2');
  expect([stands(), seat.busy, seat.sending, seat.awaited]).toEqual([
    'point 2',
    false,
    true,
    false,
  ]);
  seat.choose('point 3');
  expect(stands()).toBe('point 3');
  expect(sent().map(({ choice }) => choice)).toEqual(['point 2', 'point 3']);
  // The echo of the first does not set back the second.
  last().hears({ type: 'moved', n: 3, entries: [], play: votes(1, 'point 2') });
  last().hears({ type: 'done', n: 4, id: sent()[0]?.id });
  expect(stands()).toBe('point 3');
  last().hears({ type: 'moved', n: 5, entries: [], play: votes(1, 'point 3') });
  last().hears({ type: 'done', n: 6, id: sent()[1]?.id });
  expect([stands(), seat.sending]).toEqual(['point 3', false]);
});

test('an answer that is refused in a window is set back to the one before', () => {
  told(table(1), [deal]);
  last().hears({ type: 'moved', n: 2, entries: [], play: votes(1, 'point 2') });
  seat.choose('point 3');
  last().hears({ type: 'refused', n: 3, id: sent()[0]?.id, reason: 'late' });
  expect([stands(), seat.refusal?.reason]).toEqual(['point 2', 'late']);
});

test('an answer to a window that is closed meanwhile is not one to the next', () => {
  told(table(1), [deal]);
  last().hears({ type: 'moved', n: 2, entries: [], play: votes(1) });
  seat.choose('point 3');
  last().hears({ type: 'moved', n: 3, entries: [], play: votes(2) });
  expect(stands()).toBeUndefined();
});

const OPTION = { choice: 'pass', verb: 'pass', words: {}, touches: [], ends: false };
const hinted = (n: number, decision: number) => ({
  type: 'hinted',
  n,
  decision,
  choices: [OPTION],
  reasons: [],
});
/** At a decision at which hints may be asked for. */
function asked(decision: number, n = 1): void {
  if (last().readyState === 0) last().pickUp();
  const now = { ...play(decision), hint: true };
  if (n > 1) last().hears({ type: 'moved', n, entries: [], play: now });
  else
    last().hears({
      type: 'whole',
      n,
      table: table(1),
      me,
      play: now,
      log: [],
      chat: [],
      facts: {},
    });
}

test('a hint is asked for once, and goes away with its decision', () => {
  asked(4);
  seat.askHint();
  seat.askHint();
  expect(sent()).toEqual([{ do: 'hint', decision: 4, match: 1, id: expect.any(String) }]);
  expect([seat.hint.thinking, seat.hint.given]).toEqual([true, null]);
  last().hears(hinted(2, 4));
  expect([seat.hint.thinking, seat.hint.given?.choices]).toEqual([false, [OPTION]]);
  asked(5, 3);
  expect([seat.hint.thinking, seat.hint.given]).toEqual([false, null]);
});

test('a hint about another decision is not heard', () => {
  asked(4);
  seat.askHint();
  asked(5, 2);
  last().hears(hinted(3, 4));
  expect([seat.hint.thinking, seat.hint.given]).toEqual([false, null]);
});

test('after a lost connection the same is asked again, also where the question had arrived', () => {
  asked(4);
  seat.askHint();
  last().hears({ type: 'done', n: 2, id: sent()[0]?.id });
  back();
  asked(4);
  expect(sent()).toMatchObject([{ do: 'hint', decision: 4 }]);
});

test('a hint that is refused is not waited for', () => {
  asked(4);
  seat.askHint();
  last().hears({ type: 'refused', n: 2, id: sent()[0]?.id, reason: 'hint-covert', clause: '' });
  expect([seat.hint.thinking, seat.refusal?.reason]).toEqual([false, 'hint-covert']);
});
