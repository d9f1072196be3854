import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from './preload';
import { saveSeat } from '../device/saved-seats';

const PARTS = {
  pages: {
    Home: ['home.js', 'home.css'],
    TablePage: ['table.js'],
    Guest: ['guest.js'],
    Lobby: ['lobby.js'],
    Help: ['help.js'],
  },
  words: { ru: ['ru.js'], en: ['en.js'] },
  groups: {
    lobby: { ru: ['lobby-ru.js'], en: ['lobby-en.js'] },
    settings: { ru: ['settings-ru.js'], en: ['settings-en.js'] },
  },
  games: {
    quoits: {
      drawn: ['quoits.js'],
      words: { ru: ['quoits-ru.js'], en: ['quoits-en.js'] },
      setup: { ru: ['quoits-options-ru.js'], en: ['quoits-options-en.js'] },
    },
  },
};

/** A telephone that only remembers who was called. */
class Ringing {
  static made: Ringing[] = [];
  onmessage?: (event: { data: string }) => void;
  constructor(readonly url: string) {
    Ringing.made.push(this);
  }
}

let links: HTMLLinkElement[];
const asked = () => links.map((link) => link.getAttribute('href')).sort();
const calls = () => [...(window.early?.keys() ?? [])].map((call) => JSON.parse(call).hello);

beforeEach(() => {
  vi.stubGlobal('WebSocket', Ringing);
  Ringing.made = [];
  links = []; // kept out of the page: nobody is there to answer
  vi.spyOn(document.head, 'append').mockImplementation((link) =>
    links.push(link as HTMLLinkElement),
  );
  delete window.early;
  window.device = 'this phone';
  localStorage.setItem('language', 'en');
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function come(address: string): void {
  history.replaceState(null, '', address);
  preload(PARTS);
}

test('the shelf, its words and the list of games are asked for at once', () => {
  come('/');
  expect(asked()).toEqual(['/api/games', '/en.js', '/home.css', '/home.js']);
  expect(calls()).toEqual([]);
});

test('a visitor by a link calls the table, which tells what game it is', () => {
  come('/t/KABC23#secret');
  expect(asked()).toEqual(['/en.js', '/table.js']);
  expect(calls()).toEqual([{ do: 'hello', protocol: 2, token: 'secret', device: 'this phone' }]);
  const table = { setup: { game: 'quoits' } };
  Ringing.made[0]?.onmessage?.({ data: JSON.stringify({ type: 'whole', n: 1, table }) });
  expect(asked()).toEqual(['/en.js', '/quoits-en.js', '/quoits.js', '/table.js']);
});

test('a table that still gathers needs its lobby, and the words of the options', () => {
  come('/t/KABC23#secret');
  const table = { status: 'gathering', setup: { game: 'quoits' } };
  Ringing.made[0]?.onmessage?.({ data: JSON.stringify({ type: 'whole', n: 1, table }) });
  expect(asked()).toEqual([
    '/en.js',
    '/lobby-en.js',
    '/lobby.js',
    '/quoits-en.js',
    '/quoits-options-en.js',
    '/quoits.js',
    '/table.js',
  ]);
});

test('a device that sits at the table knows the game, and calls for everybody on it', () => {
  const seat = { code: 'KABC23', game: 'quoits', name: '', at: 0 };
  saveSeat({ ...seat, token: 'one', person: 0 });
  saveSeat({ ...seat, token: 'two', person: 1 });
  come('/t/KABC23');
  expect(asked()).toEqual(['/en.js', '/quoits-en.js', '/quoits.js', '/table.js']);
  expect(calls()).toEqual([
    { do: 'hello', protocol: 2, token: 'one', device: 'this phone' },
    { do: 'hello', protocol: 2, token: 'two', device: 'this phone' },
  ]);
});

test('a spectator calls with the link for spectators; a stranger calls nobody', () => {
  come('/w/Ab-3_z');
  expect(calls()).toEqual([{ do: 'hello', protocol: 2, watch: 'Ab-3_z' }]);
  expect(asked()).not.toContain('/guest.js');
  delete window.early;
  window.device = 'this phone';
  come('/t/KABC23');
  expect(asked()).toContain('/guest.js');
  expect(asked()).toContain('/lobby-en.js');
  come('/help');
  expect(asked()).toContain('/settings-en.js');
  expect(calls()).toEqual([]);
});
