import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { parsed } from '../../../plugins/fluent';
import { lookOf } from '../game/look';
import Box from './Box.svelte';
import { locale } from '../words/locale.svelte';
import { facts, shelf } from './shelf';
import { LANGUAGES, Texts, shellTexts } from '../words/texts';

const GAME = {
  id: 'none',
  seats: [2],
  options: [],
  corrected: [],
  windows: {},
  absent: 'bot' as const,
  advice: [],
  moderator: false,
  hand_dealt: {},
  lot: false,
  dealt_aside: {},
  card_sides: {},
};

test('games stand in the order of their looks, in every language', async () => {
  const games = Object.keys(import.meta.glob('../../games/*/look.ts')).map((file) => ({
    ...GAME,
    id: file.split('/').at(-2) ?? '',
  }));
  for (const language of LANGUAGES) {
    const boxes = await shelf(games, language);
    const places = boxes.map((box) => lookOf(box.id)?.shelf ?? 0);
    expect(places).toEqual(places.map((_, index) => index + 1));
    for (const box of boxes) expect(box.title && box.tagline && box.facts.length).toBeTruthy();
  }
});

test('the facts name the players as a number or a range, then the length', async () => {
  const shell = await shellTexts('en');
  const words = new Texts('en', parsed('length = 20 minutes'));
  expect(facts([2], words, shell)).toEqual(['2 players', '20 minutes']);
  expect(facts([4, 2, 3], words, shell)[0]).toBe('2–4 players');
});

test('a game without a picture stands on the shelf with its first letter, and opens', () => {
  const words = new Texts('en', []);
  const box = {
    id: 'none',
    title: 'Quoits',
    tagline: 'Throw.',
    facts: ['2 players'],
    words,
    game: GAME,
  };
  const open = vi.fn();
  const { container } = render(Box, { box, open });
  expect(screen.getByRole('heading').textContent).toBe('Quoits');
  expect(container.querySelector('.plain')?.textContent).toBe('Q');
  expect(container.querySelector('.state')?.textContent).toBe(locale.say('state-ready'));
  screen.getByRole('button').click();
  expect(open).toHaveBeenCalledOnce();
});
