import { pending } from '../device/pending';
import { locale } from './locale.svelte';
import { gameTexts, type Texts } from './texts';

/** The texts of a game in the page's language, loaded again when either changes; the old ones stay until then. */
export class GameTexts {
  now = $state.raw<Texts>();

  constructor(game: () => string | undefined) {
    $effect(() => {
      const id = game();
      if (id) void pending(gameTexts(id, locale.language)).then((words) => (this.now = words));
    });
  }
}
