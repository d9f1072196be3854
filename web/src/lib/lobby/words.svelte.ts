import { reader } from '../reader.svelte';
import { gameTexts, type Texts } from '../texts';

/** A game's words in the reader's language; the old ones stay until the new ones are here. */
export class WordsOf {
  now = $state.raw<Texts>();

  constructor(game: () => string | undefined) {
    $effect(() => {
      const id = game();
      if (id) void gameTexts(id, reader.language).then((words) => (this.now = words));
    });
  }
}
