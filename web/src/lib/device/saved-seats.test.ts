import { beforeEach, expect, test } from 'vitest';
import { forgetSeat, saveSeat, savedSeatsAt, savedSeats, type SavedSeat } from './saved-seats';

const seat = (code: string, person: number, token = `${code}${person}`): SavedSeat => ({
  code,
  person,
  token,
  game: 'quoits',
  name: 'Ann',
  at: 1,
});

beforeEach(() => localStorage.clear());

test('the latest table stands first', () => {
  saveSeat(seat('AAA222', 0));
  saveSeat(seat('BBB222', 0));
  expect(savedSeats().map((kept) => kept.code)).toEqual(['BBB222', 'AAA222']);
});

test('several people of one table may sit at one device', () => {
  saveSeat(seat('AAA222', 1));
  saveSeat(seat('AAA222', 0));
  expect(savedSeatsAt('AAA222').map((kept) => kept.person)).toEqual([0, 1]);
});

test('a new link of the same person takes the place of the old one', () => {
  saveSeat(seat('AAA222', 0, 'old'));
  saveSeat(seat('AAA222', 0, 'new'));
  expect(savedSeatsAt('AAA222').map((kept) => kept.token)).toEqual(['new']);
});

test('a seat or a whole table can be forgotten', () => {
  saveSeat(seat('AAA222', 0));
  saveSeat(seat('AAA222', 1));
  saveSeat(seat('BBB222', 0));
  forgetSeat('AAA222', 1);
  expect(savedSeatsAt('AAA222').map((kept) => kept.person)).toEqual([0]);
  forgetSeat('AAA222');
  expect(savedSeats().map((kept) => kept.code)).toEqual(['BBB222']);
});

test('what somebody else wrote there does no harm', () => {
  localStorage.setItem('tables', '{"broken":');
  expect(savedSeats()).toEqual([]);
  localStorage.setItem('tables', '7');
  expect(savedSeats()).toEqual([]);
});
