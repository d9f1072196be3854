import type { Component } from 'svelte';
import { mySeats } from './my-tables';
import { reader } from './reader.svelte';
import { route } from './route';
import { drawingOf } from './table/drawings';
import { gameWords } from './words';

type Page = Component<Record<string, unknown>>;

const PAGES = import.meta.glob<{ default: Page }>(['./pages/*.svelte', './table/TablePage.svelte']);

const { page, ...rest } = route(location.pathname, location.search);

/** Where the address leads, beside the page itself. */
export const where = rest;

/** The page that the address names, asked for at once; undefined: there is none. */
export const opened = Object.entries(PAGES).find(([file]) =>
  file.endsWith(`/${page}.svelte`),
)?.[1]();

// A device that sits at the table knows the game: its drawing and words need not wait for the table.
const game = 'code' in rest ? mySeats(rest.code)[0]?.game : undefined;
if (game && page === 'TablePage') {
  void drawingOf(game);
  gameWords(game, reader.language).catch(() => undefined); // the table asks again, and says so
}
