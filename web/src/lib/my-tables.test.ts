import { beforeEach, expect, test } from 'vitest';
import { forget, keep, mySeats, myTables, type Kept } from './my-tables';

const seat = (code: string, person: number, token = `${code}${person}`): Kept => ({
  code,
  person,
  token,
  game: 'famiglia',
  name: 'Ann',
  at: 1,
});

beforeEach(() => localStorage.clear());

test('the latest table stands first', () => {
  keep(seat('AAA222', 0));
  keep(seat('BBB222', 0));
  expect(myTables().map((kept) => kept.code)).toEqual(['BBB222', 'AAA222']);
});

test('several people of one table may sit at one device', () => {
  keep(seat('AAA222', 1));
  keep(seat('AAA222', 0));
  expect(mySeats('AAA222').map((kept) => kept.person)).toEqual([0, 1]);
});

test('a new link of the same person takes the place of the old one', () => {
  keep(seat('AAA222', 0, 'old'));
  keep(seat('AAA222', 0, 'new'));
  expect(mySeats('AAA222').map((kept) => kept.token)).toEqual(['new']);
});

test('a seat or a whole table can be forgotten', () => {
  keep(seat('AAA222', 0));
  keep(seat('AAA222', 1));
  keep(seat('BBB222', 0));
  forget('AAA222', 1);
  expect(mySeats('AAA222').map((kept) => kept.person)).toEqual([0]);
  forget('AAA222');
  expect(myTables().map((kept) => kept.code)).toEqual(['BBB222']);
});

test('what somebody else wrote there does no harm', () => {
  localStorage.setItem('tables', '{"broken":');
  expect(myTables()).toEqual([]);
  localStorage.setItem('tables', '7');
  expect(myTables()).toEqual([]);
});
