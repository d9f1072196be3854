import { expect, test } from 'vitest';
import { settings } from './settings.svelte';

const page = document.documentElement;

test('the page wears the theme of the system until somebody chooses', () => {
  expect(page.dataset.theme).toBe('light');
  settings.change({ theme: 'dark' });
  expect(page.dataset.theme).toBe('dark');
  settings.change({ theme: 'system' });
  expect(page.dataset.theme).toBe('light');
});

test('nothing travels for a person who wants it so', () => {
  settings.change({ still: true });
  expect([settings.still, page.dataset.motion]).toEqual([true, 'less']);
  settings.change({ still: false });
  expect([settings.still, page.dataset.motion]).toEqual([false, 'full']);
});

test('what was chosen is kept on this device', () => {
  settings.change({ name: 'Ann', volume: 0.2 });
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({
    name: 'Ann',
    volume: 0.2,
  });
});
