import { expect, test } from 'vitest';
import { origin } from './links';

const LINKS = ['http://localhost:8000/', 'http://192.168.1.5:8000/'];

test('a page opened as localhost invites to the address in the room', () => {
  expect(origin(new URL('http://localhost:8000/t/ABC234'), LINKS)).toBe('http://192.168.1.5:8000');
  expect(origin(new URL('http://127.0.0.1:8000/'), LINKS)).toBe('http://192.168.1.5:8000');
});

test('a page opened under a name that others know invites to it', () => {
  expect(origin(new URL('http://table.lan:8000/'), LINKS)).toBe('http://table.lan:8000');
});

test('without a network there is only this computer', () => {
  expect(origin(new URL('http://localhost:8000/'), [])).toBe('http://localhost:8000');
});
