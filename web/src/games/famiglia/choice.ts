import type { Near, Option } from '../../lib/connection/wire';
import { valueOf } from './cards';
import type { FamigliaScene } from './view';

/** The words that the texts of a button or of a way to pay may use. */
export function wordsOf(scene: FamigliaScene, option: Option | Near) {
  const { view, words } = scene;
  const short = (card: unknown) => (card ? words.card(String(card), 'short') : '');
  const { card, joker, amount, lowered } = option.words;
  return {
    card: short(card),
    pair: short(pairOf(scene, option)),
    joker: short(joker),
    amount: Number(amount ?? 0),
    value: card ? valueOf(String(card)) : 0,
    removed_to: view.removed_to,
    passes: view.passes,
    lowered: lowered ? 'yes' : 'no',
  };
}

/** The card of which a pair would pay for the card that this option takes. */
function pairOf({ view }: FamigliaScene, { words }: Option | Near): string | undefined {
  const lowered = Boolean(words.lowered);
  return view.street.find((lies) => lies.card === words.card && Boolean(lies.lowered) === lowered)
    ?.pair;
}

/** The cards that are shown to pay. */
export function shownFor(scene: FamigliaScene, option: Option): string[] {
  const pair = option.verb.startsWith('recruit-') ? pairOf(scene, option) : undefined;
  return pair ? [pair, String(option.words.joker ?? pair)] : [];
}
