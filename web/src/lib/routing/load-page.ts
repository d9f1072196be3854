import type { Component } from 'svelte';
import { route } from './route';

type Page = Component<Record<string, unknown>>;

const PAGES = import.meta.glob<{ default: Page }>([
  '../pages/*.svelte',
  '../table/TablePage.svelte',
]);

const { page, ...rest } = route(location.pathname, location.search);

/** The parameters in the address, for the page. */
export const parameters = rest;

/** The page that the address names, as it is being loaded. */
export const loading = Object.entries(PAGES).find(([file]) =>
  file.endsWith(`/${page}.svelte`),
)![1]();
