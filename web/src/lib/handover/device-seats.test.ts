import { expect, test, vi } from 'vitest';
import { DeviceSeats } from './device-seats.svelte';
import type { SeatTable } from '../connection/seat-table.svelte';

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
