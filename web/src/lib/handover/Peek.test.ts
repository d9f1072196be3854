import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { locale } from '../words/locale.svelte';
import Peek from './Peek.svelte';

const seen = () => screen.queryByText('three aces') !== null;

beforeEach(() => {
  locale.language = 'en';
  const children = createRawSnippet(() => ({ render: () => '<p>three aces</p>' }));
  render(Peek, { name: 'Martha', children });
  // happy-dom knows no capture of pointers
  screen.getByRole('button').setPointerCapture = () => {};
});

test('cards are seen as long as a finger holds the button', async () => {
  const button = screen.getByRole('button');
  expect(seen()).toBe(false);
  await fireEvent.pointerDown(button);
  expect(seen()).toBe(true);
  await fireEvent.pointerUp(button);
  expect(seen()).toBe(false);
});

test('or as long as space is held, and no other key', async () => {
  const button = screen.getByRole('button');
  await fireEvent.keyDown(button, { key: 'Enter' });
  expect(seen()).toBe(false);
  await fireEvent.keyDown(button, { key: ' ' });
  expect(seen()).toBe(true);
  await fireEvent.keyUp(button, { key: ' ' });
  expect(seen()).toBe(false);
});

test.each(['pointerCancel', 'lostPointerCapture', 'blur'] as const)(
  '%s covers them',
  async (loss) => {
    const button = screen.getByRole('button');
    await fireEvent.pointerDown(button);
    await fireEvent[loss](button);
    expect(seen()).toBe(false);
  },
);

test('a page that is put away covers them', async () => {
  await fireEvent.pointerDown(screen.getByRole('button'));
  await fireEvent(document, new Event('visibilitychange'));
  expect(seen()).toBe(false);
});
