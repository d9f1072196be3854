import type { Scene } from '../../lib/game/scene';
import type { Near } from '../../lib/connection/wire';
import { familyOf, pointsOf, valueOf } from './cards';
import { wordsOf } from './choice';
import { viewOf, type StreetCard } from './view';

/** Why a street card cannot be had, and what it would take. */
export function tellWhy(scene: Scene, refused: Near, at: Element): void {
  const { words } = scene;
  const said = wordsOf(scene, refused);
  const text = `${words.refusal(refused.reason)} ${words.say('why-needs', said)}`;
  scene.explainText(words.say('why-title', said), text, refused.clause, at);
}

/** What a street card costs whoever recruits it. */
export function tellPrice(scene: Scene, { card, pair }: StreetCard, at: Element): void {
  const { words } = scene;
  const shown = pair ? [pair, pair].map((one) => words.card(one, 'short')).join(' + ') : 'free';
  scene.explainText(words.card(card), words.say('price-about', { shown }), 'pair', at);
}

/** What a card of the hand is good for. */
export function tellCard(scene: Scene, card: string, at: Element): void {
  const { words } = scene;
  const key = valueOf(card) ? `about-${familyOf(card)}` : 'about-zero';
  const text = words.say(key, { points: pointsOf(card) });
  scene.explainText(words.card(card), text, words.say(`${key}.clause`), at);
}

/** Cards to look through: an area, a hand, the discard pile. */
export interface Peek {
  title: string;
  about?: string;
  cards: string[];
  /** Cards that are there, but not for me to see. */
  hidden?: number;
}

export function peekAt(scene: Scene, zone: 'hand' | 'area', seat: 0 | 1): Peek {
  const { words } = scene;
  const side = viewOf(scene).seats[seat];
  const name = scene.names[seat] ?? '';
  const title = seat === scene.viewer ? words.say(zone) : words.say(`${zone}-of`, { name });
  return { title, cards: side[zone] ?? [], hidden: side[zone] ? 0 : side.hand_size };
}

/** The discard pile, in the second passage what lies under the deck. */
export function peekAtDeck(scene: Scene): Peek {
  const { words } = scene;
  const { passage, discard, under } = viewOf(scene);
  // The lowest card lies first: show them in the order in which they will come.
  const [key, cards] =
    passage === 1 ? ['peek-discard', discard] : ['peek-under', [...under].reverse()];
  return { title: words.say(key), about: words.say(`${key}.about`), cards };
}
