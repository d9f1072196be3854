import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Standing } from './picking.svelte';
import CardButton from './CardButton.svelte';

const children = createRawSnippet(() => ({ render: () => '<i></i>' }));

function shown(standing: Standing, covered = false) {
  const press = vi.fn();
  const thing = 'hand.P';
  const props = { thing, name: 'Cookie', standing, press, covered, children };
  const button = render(CardButton, props).container.querySelector('button')!;
  return { button, press };
}

test('only what may be chosen says whether it is', () => {
  const said = (standing: Standing) => shown(standing).button.getAttribute('aria-pressed');
  const all: Standing[] = ['quiet', 'lit', 'sel', 'off'];
  expect(all.map(said)).toEqual([null, 'false', 'true', null]);
});

test('every card may be pressed, and tells where it is', async () => {
  const { button, press } = shown('off');
  await fireEvent.click(button);
  expect(press).toHaveBeenCalledWith(button);
  expect(button.dataset.thing).toBe('hand.P');
});

test('a card under its equal is said once', () => {
  const { button } = shown('lit', true);
  expect([button.tabIndex, button.getAttribute('aria-hidden')]).toEqual([-1, 'true']);
});
