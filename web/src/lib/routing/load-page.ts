import type { Component } from 'svelte';
import { locale } from '../words/locale.svelte';
import { PAGE_WORDS } from '../words/word-groups';
import { route } from './route';

type Page = Component<Record<string, unknown>>;

const PAGES = import.meta.glob<{ default: Page }>([
  '../pages/*.svelte',
  '../table/TablePage.svelte',
]);

const { page, ...rest } = route(location.pathname, location.search);

/** The parameters in the address, for the page. */
export const parameters = rest;

const [, load] = Object.entries(PAGES).find(([file]) => file.endsWith(`/${page}.svelte`))!;

/** The page that the address names, as it is being loaded together with its words. */
export const loading = Promise.all([load(), locale.add(...(PAGE_WORDS[page] ?? []))]).then(
  ([loaded]) => loaded,
);
