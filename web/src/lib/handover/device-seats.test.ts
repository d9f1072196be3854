import { expect, test, vi } from 'vitest';
import * as drawings from '../drawing/drawings';
import { DeviceSeats } from './device-seats.svelte';
import type { SeatTable } from '../seat/seat-table.svelte';

/** As much of a seat's table as a device looks at. */
type Seat = Pick<SeatTable, 'awaited' | 'sending'> & { table: { status: string } };
type Loose = { -readonly [key in keyof Seat]: Seat[key] };

/** Martha and Igor on one phone; it is Martha's turn. */
function onePhone() {
  const seat = (awaited: boolean): Loose => ({
    awaited,
    sending: false,
    table: { status: 'playing' },
  });
  const [martha, igor] = [seat(true), seat(false)];
  const phone = new DeviceSeats([martha, igor] as unknown as SeatTable[]);
  const take = (who: Loose) => phone.give(who as unknown as SeatTable);
  return { martha, igor, phone, take };
}

test('nobody’s table is shown before somebody says who they are', () => {
  const { martha, phone, take } = onePhone();
  expect(phone.handingOver).toBe(martha);
  expect(phone.holder).toBeUndefined();
  take(martha);
  expect(phone.handingOver).toBeUndefined();
  expect(phone.shown).toBe(martha);
});

test('the phone goes on when the move has arrived, not before', () => {
  const { martha, igor, phone, take } = onePhone();
  take(martha);
  [martha.awaited, martha.sending, igor.awaited] = [false, true, true];
  expect(phone.handingOver).toBeUndefined();
  martha.sending = false;
  expect(phone.handingOver).toBe(igor);
  take(igor);
  expect(phone.shown).toBe(igor);
});

test('nobody’s cards lie open while somebody elsewhere is awaited', () => {
  const { martha, igor, phone, take } = onePhone();
  take(martha);
  martha.awaited = false;
  expect(phone.handingOver).toBe(martha);
  take(martha);
  expect([phone.handingOver, phone.waiting]).toEqual([undefined, undefined]);
  igor.awaited = true;
  expect(phone.waiting).toBe(igor);
});

test('the holder may look on, and pass it then', () => {
  const { martha, igor, phone, take } = onePhone();
  take(martha);
  [martha.awaited, igor.awaited] = [false, true];
  phone.stay();
  expect(phone.handingOver).toBeUndefined();
  expect(phone.waiting).toBe(igor);
  phone.passOn();
  expect(phone.handingOver).toBe(igor);
  expect(phone.waiting).toBeUndefined();
});

test('a phone that was put away asks again', () => {
  const { martha, phone, take } = onePhone();
  take(martha);
  phone.cover();
  expect(phone.handingOver).toBe(martha);
  martha.awaited = false;
  expect(phone.handingOver).toBe(martha);
  take(martha);
  expect(phone.handingOver).toBeUndefined();
});

test('after the end nothing is secret', () => {
  const { martha, igor, phone } = onePhone();
  for (const seat of [martha, igor]) seat.table.status = 'over';
  expect(phone.handingOver).toBeUndefined();
  expect(phone.shown).toBe(martha);
});

test('a person alone on a device is never asked', () => {
  const seat: Loose = { awaited: true, sending: false, table: { status: 'playing' } };
  const phone = new DeviceSeats([seat] as unknown as SeatTable[]);
  phone.cover();
  expect(phone.handingOver).toBeUndefined();
  expect(phone.shown).toBe(seat);
});

test('an open table stays in sight, and is passed on with one touch', () => {
  const { martha, igor, phone } = onePhone();
  for (const seat of [martha, igor]) Object.assign(seat, { play: { open: true } });
  expect([phone.handingOver, phone.waiting, phone.shown]).toEqual([undefined, undefined, martha]);
  [martha.awaited, igor.awaited] = [false, true];
  phone.cover();
  expect([phone.handingOver, phone.waiting, phone.shown]).toEqual([undefined, igor, martha]);
  phone.passOn();
  expect([phone.handingOver, phone.waiting, phone.shown]).toEqual([undefined, undefined, igor]);
});

test('what the holder asks for, the others on the phone have heard', () => {
  const { martha, igor, phone, take } = onePhone();
  const said = [vi.fn(), vi.fn()];
  [martha, igor].forEach((seat, person) =>
    Object.assign(seat, { me: { person, seat: person }, say: said[person] }),
  );
  take(martha);
  Object.assign(martha.table, { question: { number: 7, by: 0, waiting: [1, 2] } });
  phone.agree();
  phone.agree();
  expect(said[0]).not.toHaveBeenCalled();
  expect(said[1]?.mock.calls).toEqual([[{ do: 'answer', question: 7, yes: true }]]);
  Object.assign(martha.table, { question: { number: 8, by: 2, waiting: [0, 1] } });
  phone.agree();
  expect(said[1]).toHaveBeenCalledOnce();
});

/** Three people on one phone, at a covert window; only the second of them is asked anything. */
function atNight() {
  const goOn = vi.fn();
  const seat = (awaited: boolean, keepsTime = false) => ({
    awaited,
    keepsTime,
    sending: false,
    covert: true,
    goOn,
    token: String(awaited),
    me: { seat: 0 },
    table: { status: 'playing', setup: { game: 'birds' } },
    play: { decision: 3, window: { closes: 'person' }, options: [] },
  });
  const people = [seat(false, true), seat(true), seat(false)];
  const phone = new DeviceSeats(people as unknown as SeatTable[]);
  return { people, phone, goOn, take: (at: number) => phone.give(phone.seats[at]!) };
}

test('at a covert window the phone goes to everybody in turn, asked or not, and then the window is closed', () => {
  const { people, phone, goOn, take } = atNight();
  for (const at of people.keys()) {
    expect(phone.handingOver).toBe(people[at]);
    expect(phone.waiting).toBeUndefined();
    take(at);
    expect([phone.handingOver, phone.turn, phone.shown]).toEqual([
      undefined,
      people[at],
      people[at],
    ]);
    // whether an answer was given changes nothing
    people[at]!.awaited = false;
    expect(phone.turn).toBe(people[at]);
    phone.closeRound();
    expect(goOn).not.toHaveBeenCalled();
    phone.endTurn();
    expect(phone.turn).toBeUndefined();
  }
  expect(phone.following).toBeUndefined();
  people[1]!.sending = true;
  phone.closeRound();
  expect(goOn).not.toHaveBeenCalled();
  people[1]!.sending = false;
  phone.closeRound();
  expect(goOn).toHaveBeenCalledOnce();
  for (const one of people) one.play.decision = 4;
  expect(phone.handingOver).toBe(people[0]);
});

test('it is not given to those who are asked nothing, as all know, unless they alone are here', () => {
  const { people, phone, goOn, take } = atNight();
  people.forEach((one, at) => Object.assign(one, { view: {}, me: { seat: at } }));
  const awake = vi.spyOn(drawings, 'mayWake').mockImplementation((_, __, seat) => seat !== 1);
  for (const at of [0, 2]) {
    expect(phone.handingOver).toBe(people[at]);
    take(at);
    phone.endTurn();
  }
  expect(phone.following).toBeUndefined();
  phone.closeRound();
  expect(goOn).toHaveBeenCalledOnce();
  for (const one of people) one.play.decision = 4;
  awake.mockReturnValue(false);
  expect(phone.handingOver).toBe(people[0]);
  awake.mockRestore();
});

test('where time ends the window, the device says once that it has gone round, whoever owns the table', () => {
  const { people, phone, goOn, take } = atNight();
  for (const one of people)
    Object.assign(one, { keepsTime: false, play: { ...one.play, window: { closes: 'fixed' } } });
  for (const at of people.keys()) {
    expect(goOn).not.toHaveBeenCalled();
    take(at);
    phone.endTurn();
  }
  phone.closeRound();
  phone.closeRound();
  expect(goOn).toHaveBeenCalledOnce();
});

test('as soon as one connection hears of the night nothing of it is shown, and the next window is not closed with the last', () => {
  const { people, phone, goOn, take } = atNight();
  for (const at of people.keys()) {
    take(at);
    phone.endTurn();
  }
  people[0]!.play.decision = 4;
  phone.closeRound();
  expect(goOn).not.toHaveBeenCalled();
  expect(phone.handingOver).toBe(people[0]);
  // by day all see the table; the one who is asked at night hears of it first
  for (const one of people) Object.assign(one, { covert: false, awaited: false });
  Object.assign(people[1]!, { covert: true, awaited: true });
  people[1]!.play = { ...people[1]!.play, decision: 5, options: [{}] as never[] };
  phone.askNext();
  expect([phone.goesRound, phone.turn, phone.handingOver]).toEqual([true, undefined, people[0]]);
});

test('a player who takes the phone before their own connection has heard of the window waits for it', () => {
  const { people, phone, take } = atNight();
  people[2]!.play.decision = 4;
  take(0);
  expect([phone.turn, phone.handingOver]).toEqual([undefined, people[0]]);
  people[0]!.play.decision = 4;
  expect([phone.turn, phone.handingOver]).toEqual([people[0], undefined]);
});

test('a phone that was put away in a round asks the same person again', () => {
  const { people, phone, take } = atNight();
  take(0);
  phone.endTurn();
  take(1);
  phone.cover();
  expect([phone.turn, phone.handingOver]).toEqual([undefined, people[1]]);
});

test('a moderator sees all: then nothing goes round on that device', () => {
  const { people, phone } = atNight();
  Object.assign(people[2]!, { moderates: true });
  expect([phone.goesRound, phone.handingOver, phone.shown]).toEqual([false, undefined, people[2]]);
});

test('everybody plays on this phone, and the moderator has left: it closes the windows itself, once', () => {
  const say = vi.fn();
  const table = {
    status: 'playing',
    match: 1,
    moderator: { kind: 'person' },
    seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'person' }],
  };
  const seat = (at: number) => ({ table, me: { seat: at }, place: { owner: at === 2 }, say });
  const part = new DeviceSeats([seat(0)] as unknown as SeatTable[]);
  const phone = new DeviceSeats([seat(0), seat(2)] as unknown as SeatTable[]);
  phone.goOnAlone();
  table.moderator.kind = 'open';
  part.goOnAlone();
  expect(say).not.toHaveBeenCalled();
  phone.goOnAlone();
  phone.goOnAlone();
  expect(say.mock.calls).toEqual([[{ do: 'keep' }]]);
});
