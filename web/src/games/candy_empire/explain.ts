import type { Near } from '../../lib/connection/wire';
import { signed } from '../../lib/words/signed';
import { candiesOf, pairOf } from './cards';
import type { EmpireScene } from './scene';

/** Why this cannot be chosen now. */
export function explainRefusal(scene: EmpireScene, near: Near, at: Element): void {
  const { words, names } = scene;
  const { seat, card } = near.words;
  const title = card ? words.card(String(card)) : words.player(Number(seat), names);
  scene.explainText(title, words.refusal(near.reason), near.clause, at);
}

/** The sources of a player's candies. */
export function explainScore(scene: EmpireScene, seat: number, at: Element): void {
  const { words, names, view, viewer } = scene;
  const mine = seat === viewer ? 'yes' : 'no';
  const title = words.say('sheet-title', { mine, name: names[seat] ?? '' });
  scene.explainText(title, words.say('sheet-told', { ...view.seats[seat]?.sheet }), 'scoring', at);
}

/** The use of a character. */
export function explainCard(scene: EmpireScene, card: string, at: Element): void {
  const { words, facts } = scene;
  const pair = pairOf(facts, card);
  const text = words.say('about-card', {
    ability: words.say(`about-${card}`),
    candies: signed(candiesOf(facts, card)),
    partner: pair ? words.card(pair.partner) : '',
    brings: pair?.candies ?? 0,
  });
  scene.explainText(words.card(card), text, words.say(`about-${card}.clause`), at);
}
