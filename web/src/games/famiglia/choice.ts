import type { Scene } from '../../lib/game/scene';
import type { Option } from '../../lib/connection/wire';
import { valueOf } from './cards';
import { viewOf } from './view';

// Answers that touch no card and do the least.
const SKIPS = ['stop', 'no-accountant', 'no-brute'];

export const skipOf = (options: readonly Option[]): Option | undefined =>
  options.find((option) => SKIPS.includes(option.verb));

/** The words that the texts of a button or of a way to pay may use. */
export function wordsOf(scene: Scene, option: Option): Record<string, string | number> {
  const view = viewOf(scene);
  const short = (card: unknown) => (card ? scene.words.card(String(card), 'short') : '');
  const { card, joker, amount, lowered } = option.words;
  return {
    card: short(card),
    pair: short(pairOf(scene, option)),
    joker: short(joker),
    amount: Number(amount ?? 0),
    value: card ? valueOf(String(card)) : 0,
    under: view.passage > 1 ? 'yes' : 'no',
    passes: view.passes,
    lowered: lowered ? 'yes' : 'no',
  };
}

/** The card of which a pair would pay for what this option takes. */
export function pairOf(scene: Scene, option: Option): string | undefined {
  const { card, lowered } = option.words;
  return viewOf(scene).street.find(
    (lies) => lies.card === card && Boolean(lies.lowered) === Boolean(lowered),
  )?.pair;
}

/** The cards that are shown to pay. */
export function shownFor(scene: Scene, option: Option): string[] {
  const pair = option.verb.startsWith('recruit-') ? pairOf(scene, option) : undefined;
  if (!pair) return [];
  return [pair, String(option.words.joker ?? pair)];
}
