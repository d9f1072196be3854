import { beforeEach, expect, test, vi } from 'vitest';
import { MissedMoves } from './missed-moves.svelte';
import type { SeatTable } from '../seat/seat-table.svelte';

const entry = (seat: number, kind = 'choice', to = 0) => ({
  kind,
  seat,
  clause: '',
  events: [],
  to,
  by: '',
  helped: [],
});
let hidden: boolean;

beforeEach(() => {
  localStorage.clear();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

function table(seats: number[], fresh = 0): SeatTable {
  const log = seats.map((seat) => entry(seat));
  const info = { code: 'KABC23', table: { match: 1 }, me: { person: 0, seat: 0 } };
  return { ...info, log, fresh: log.slice(log.length - fresh) } as unknown as SeatTable;
}

test('at first sight nothing was missed', () => {
  const seen = new MissedMoves(table([0, 1, 0]));
  seen.look();
  expect(seen.missed).toEqual([]);
});

test('what happened while the page was closed is shown again, also what a bot did in my place', () => {
  new MissedMoves(table([0, 1])).look();
  const seen = new MissedMoves(table([0, 1, 0, 1, 1]));
  seen.look();
  expect(seen.missed.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  seen.dismiss();
  seen.look();
  expect(seen.missed).toEqual([]);
});

test('what happens while one looks is not missed; behind a hidden page it is', () => {
  const before = table([0, 1]);
  const seen = new MissedMoves(before);
  seen.look();
  Object.assign(before, table([0, 1, 1], 1));
  seen.look();
  expect(seen.missed).toEqual([]);
  hidden = true;
  Object.assign(before, table([0, 1, 1, 1], 1));
  seen.look();
  Object.assign(before, table([0, 1, 1, 1, 1], 1));
  seen.look();
  hidden = false;
  seen.look();
  expect(seen.missed).toHaveLength(2);
});

test('what somebody took back while the page was closed is told', () => {
  const before = table([0, 1, 0, 1]);
  new MissedMoves(before).look();
  before.log = [...before.log.slice(0, 2), entry(1, 'undo', 2)] as SeatTable['log'];
  const seen = new MissedMoves(before);
  seen.look();
  expect(seen.missed.map(({ kind }) => kind)).toEqual(['undo']);
});

test('what somebody takes back while one looks is not missed, and what follows a reload is', () => {
  const live = table([0, 1, 0, 1]);
  const seen = new MissedMoves(live);
  seen.look();
  const undo = entry(1, 'undo', 2) as SeatTable['log'][number];
  Object.assign(live, { log: [...live.log, undo], fresh: [undo] });
  seen.look();
  expect(seen.missed).toEqual([]);
  const reloaded = table([0, 1]);
  reloaded.log = [...reloaded.log, undo, entry(0), entry(1)] as SeatTable['log'];
  const again = new MissedMoves(reloaded);
  again.look();
  expect(again.missed.map(({ kind, seat }) => [kind, seat])).toEqual([
    ['choice', 0],
    ['choice', 1],
  ]);
});
