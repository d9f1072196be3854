import type { Component } from 'svelte';
import { pending } from '../device/pending';
import type { GameWords } from './game-words';

export type HowToRead = Component<{ words: GameWords }>;

/** The tip of a first game that this picture stands under. */
export const HOW_TO_READ = 'guide-how-to-read';

const MODULES = import.meta.glob<{ default: HowToRead }>('../../games/*/HowToRead.svelte');

/** The `HowToRead.svelte` of a game: what its marks mean, as a picture; undefined: it has none. */
export async function howToReadOf(game: string): Promise<HowToRead | undefined> {
  const file = MODULES[`../../games/${game}/HowToRead.svelte`];
  return file && (await pending(file())).default;
}
