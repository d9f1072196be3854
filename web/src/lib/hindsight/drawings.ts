import type { Component } from 'svelte';
import type { Row } from '../../../plugins/fluent';
import { pending } from '../device/pending';
import type { Language } from '../words/texts';
import type { Decision, Judged } from '../connection/wire';
import type { Fields } from '../game/scene';
import { GameWords, rowsOf } from '../game/game-words';

/** A decision, with what could be known then. */
export type Looked<Knew> = Omit<Decision, 'knew'> & { knew: Knew };

/**
 * What a game draws of the decisions that its player looks back at.
 * A drawing takes a `LookedBack<Knew>` with the type of its own `shapes.ts`.
 */
export interface LookedBack<Knew = Fields> {
  decisions: Looked<Knew>[];
  names: string[];
  words: GameWords;
  /** The move of the replay that is asked about; none: all of them. */
  at: number | undefined;
  /** What a hint says of the same decisions, as far as it is known; only for a drawing with `judges`. */
  judged: Judged[];
  /** Shows the table as it was at a move. */
  see(at: number): void;
}

/** A drawing that looks at `judged` exports `judges`: a judgement is much work for the bots. */
interface Drawn {
  default: Component<LookedBack>;
  judges?: true;
}
const DRAWN = import.meta.glob<Drawn>('../../games/*/Hindsight.svelte');
const WORDS = import.meta.glob<Row[]>('../../games/*/texts/hindsight.*.ftl', {
  query: '?parsed',
  import: 'default',
});

function drawn(game: string) {
  return DRAWN[`../../games/${game}/Hindsight.svelte`];
}

/** Does the game tell what could have been known? */
export function tellsHindsight(game: string): boolean {
  return drawn(game) !== undefined;
}

/** The game's drawing of it, with the words that nobody else needs. */
export async function hindsightOf(game: string, language: Language) {
  const rows = WORDS[`../../games/${game}/texts/hindsight.${language}.ftl`];
  const [drawing, ...words] = await pending(
    Promise.all([drawn(game)?.(), rowsOf(game, language), rows?.() ?? []]),
  );
  return {
    Drawing: drawing?.default,
    judges: drawing?.judges,
    words: new GameWords(language, words.flat()),
  };
}

/** The decision that a move of the replay is about: the last one until then. */
export function decisionAt<Knew>(
  decisions: readonly Looked<Knew>[],
  at: number,
): Looked<Knew> | undefined {
  return decisions.findLast((decision) => decision.at <= at) ?? decisions[0];
}
