import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { AnyScene } from '../game/scene';
import { KeyLead } from './key-lead';
import { Picking } from './picking.svelte';

const option = { choice: 'show P', verb: 'show', words: {}, touches: ['hand.P'] };
const scene = { options: [option], near: [], live: true, decision: 1, view: {} } as never;

function laid() {
  document.body.innerHTML = `
    <div id="table"><button data-thing="hand.P"></button></div>
    <footer><button class="go"></button></footer>`;
  const picking = new Picking(() => scene as AnyScene);
  const lead = new KeyLead(() => document.getElementById('table')!, picking);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key });
    window.dispatchEvent(event);
    lead.pressed(event);
  };
  return { picking, lead, press };
}
afterEach(() => (document.body.innerHTML = ''));

test('a player by keys is led to the button, and by Escape back to what was picked', async () => {
  const { picking, lead, press } = laid();
  press('Enter');
  picking.touch('hand.P');
  lead.to('footer .go');
  await tick();
  expect(document.activeElement?.className).toBe('go');
  press('Escape');
  await tick();
  expect(picking.picked).toEqual([]);
  expect((document.activeElement as HTMLElement).dataset.thing).toBe('hand.P');
});

test('a player who taps is led nowhere', async () => {
  const { lead, press } = laid();
  press('Enter');
  window.dispatchEvent(new Event('pointerdown'));
  lead.to('footer .go');
  await tick();
  expect(document.activeElement).toBe(document.body);
});

test('the first key of a game leads on, also where the table answers to it first', async () => {
  const { picking, lead } = laid();
  window.addEventListener('keydown', () => picking.touch('hand.P'), { once: true });
  window.addEventListener('keydown', () => lead.to('footer .go'), { once: true });
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
  await tick();
  expect(document.activeElement?.className).toBe('go');
});

test('a focus that is somewhere stays there', async () => {
  const { lead, press } = laid();
  press('Tab');
  lead.fromNowhere('[data-thing]');
  await tick();
  expect(document.activeElement?.matches('[data-thing]')).toBe(true);
  lead.fromNowhere('footer .go');
  await tick();
  expect(document.activeElement?.matches('[data-thing]')).toBe(true);
});
