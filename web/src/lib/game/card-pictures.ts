import type { Component } from 'svelte';
import { pending } from '../device/pending';

const MODULES = import.meta.glob<{ default: Component<{ of: string }> }>(
  '../../games/*/CardPicture.svelte',
);

/** The `CardPicture.svelte` of a game: a card by its name, wherever no table is drawn; undefined: it has none. */
export async function cardPictureOf(game: string): Promise<Component<{ of: string }> | undefined> {
  const file = MODULES[`../../games/${game}/CardPicture.svelte`];
  return file && (await pending(file())).default;
}
