import type { Component } from 'svelte';
import { route } from './route';

type Page = Component<Record<string, unknown>>;

const PAGES = import.meta.glob<{ default: Page }>(['./pages/*.svelte', './table/TablePage.svelte']);

const { page, ...rest } = route(location.pathname, location.search);

/** Where the address leads, beside the page itself. */
export const where = rest;

/** The page that the address names, asked for at once; undefined: there is none. */
export const opened = Object.entries(PAGES).find(([file]) =>
  file.endsWith(`/${page}.svelte`),
)?.[1]();
