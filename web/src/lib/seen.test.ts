import { beforeEach, expect, test, vi } from 'vitest';
import { Seen } from './seen.svelte';
import type { SeatTable } from './table.svelte';

const entry = (seat: number) => ({ kind: 'choice', seat, clause: '', events: [], to: 0 });
let hidden: boolean;

beforeEach(() => {
  localStorage.clear();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

function table(seats: number[], fresh = 0): SeatTable {
  const log = seats.map(entry);
  const info = { code: 'KABC23', table: { match: 1 }, me: { person: 0, seat: 0 } };
  return { ...info, log, fresh: log.slice(log.length - fresh) } as unknown as SeatTable;
}

test('at first sight nothing was missed', () => {
  const seen = new Seen(table([0, 1, 0]));
  seen.look();
  expect(seen.missed).toEqual([]);
});

test('what happened while the page was closed is shown again, also what a bot did in my place', () => {
  new Seen(table([0, 1])).look();
  const seen = new Seen(table([0, 1, 0, 1, 1]));
  seen.look();
  expect(seen.missed.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  seen.dismiss();
  seen.look();
  expect(seen.missed).toEqual([]);
});

test('what happens while one looks is not missed; behind a hidden page it is', () => {
  const before = table([0, 1]);
  const seen = new Seen(before);
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
