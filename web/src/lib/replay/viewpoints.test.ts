import { expect, test } from 'vitest';
import type { SavedSeat } from '../device/saved-seats';
import type { TableInfo } from '../connection/wire';
import { viewpointsFor } from './viewpoints';

const seat = (person: number): SavedSeat => ({
  code: 'ABCEH2',
  game: 'quoits',
  token: `token-${person}`,
  person,
  name: `name-${person}`,
  at: 0,
});
const ids = (status: string, ...seats: SavedSeat[]) =>
  viewpointsFor({ status } as TableInfo, seats).map(({ id, token }) => `${id} ${token}`);

test('one sees through the eyes of this device, or a spectator’s', () => {
  expect(ids('over', seat(1))).toEqual(['person-1 token-1', 'all token-1']);
  expect(ids('playing', seat(1))).toEqual(['person-1 token-1', 'all token-1']);
  expect(ids('over')).toEqual(['watching ', 'all ']);
});

test('several people on one device see each other’s hands only after the end', () => {
  expect(ids('playing', seat(0), seat(1))).toEqual(['watching ', 'all ']);
  expect(ids('over', seat(0), seat(1))).toEqual([
    'person-0 token-0',
    'person-1 token-1',
    'all token-0',
  ]);
});
