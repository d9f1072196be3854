import type { Near } from '../../lib/connection/wire';
import { familyOf, pointsOf, valueOf } from './cards';
import { wordsOf } from './choice';
import type { StreetCard } from './shapes';
import type { FamigliaScene, Zone } from './view';

/** Why a street card cannot be had, and what it would take. */
export function tellWhy(scene: FamigliaScene, refused: Near, at: Element): void {
  const { words } = scene;
  const said = wordsOf(scene, refused);
  const needs = said.pair && words.say('why-needs', said);
  const text = [words.refusal(refused.reason), needs].filter(Boolean).join(' ');
  scene.explainText(words.say('why-title', said), text, refused.clause, at);
}

/** The cost of a street card, for any player who recruits it. */
export function tellPrice(scene: FamigliaScene, { card, pair }: StreetCard, at: Element): void {
  const { words } = scene;
  const shown = pair ? [pair, pair].map((one) => words.card(one, 'short')).join(' + ') : 'free';
  scene.explainText(words.card(card), words.say('price-about', { shown }), 'pair', at);
}

/** The use of a card of the hand. */
export function tellCard(scene: FamigliaScene, card: string, at: Element): void {
  const { words, facts } = scene;
  const key = valueOf(card) ? `about-${familyOf(card)}` : 'about-zero';
  const text = words.say(key, { points: pointsOf(facts, card) });
  scene.explainText(words.card(card), text, words.say(`${key}.clause`), at);
}

/** The name of a hand or an area. */
export function titleOf({ words, names, viewer }: FamigliaScene, zone: Zone, seat: number): string {
  return seat === viewer ? words.say(zone) : words.say(`${zone}-of`, { name: names[seat] ?? '' });
}

/** Cards to look through. */
export interface Peek {
  title: string;
  about?: string;
  cards: string[];
  /** Cards that are there, but not for me to see. */
  hidden?: number;
}

/** A hand, an area, or where cards of the street go: the discard pile, or under the deck. */
export function peekAt(scene: FamigliaScene, zone: Zone, seat: number): Peek {
  const { words, view } = scene;
  if (zone === 'deck') {
    // The lowest card lies first: show them in the order in which they will come.
    const [key, cards] =
      view.removed_to === 'discard'
        ? ['peek-discard', view.discard]
        : ['peek-under', view.under.toReversed()];
    return { title: words.say(key), about: words.say(`${key}.about`), cards };
  }
  const side = view.seats[seat];
  const cards = side?.[zone];
  return {
    title: titleOf(scene, zone, seat),
    cards: cards ?? [],
    hidden: cards ? 0 : side?.hand_size,
  };
}
