import type { Near } from '../../lib/connection/wire';
import { coinsOf, isCharacter, titleOf } from './cards';
import { hunterOf, preyOf, type PechenkaScene } from './scene';

/** Why this cannot be chosen now. */
export function explainRefusal(scene: PechenkaScene, near: Near, at: Element): void {
  const { words, names } = scene;
  const { seat, card } = near.words;
  const title = typeof seat === 'number' ? words.player(seat, names) : titleOf(words, String(card));
  scene.explainText(title, words.refusal(near.reason), near.clause, at);
}

/** The use of a card. */
export function explainCard(scene: PechenkaScene, card: string, at: Element): void {
  const { words, view, facts } = scene;
  const title = titleOf(words, card);
  const character = isCharacter(card);
  const key = character ? `about-${view.variant}` : `about-${card}`;
  const text = words.say(key, {
    card: title,
    prey: character ? titleOf(words, preyOf(view, card)) : '',
    hunter: character ? titleOf(words, hunterOf(view, card)) : '',
    coins: coinsOf(facts, card),
  });
  scene.explainText(title, text, words.say(`${key}.clause`), at);
}

/** Each role and its prey. */
export function explainWheel(scene: PechenkaScene, at: Element): void {
  const { words, view } = scene;
  const roles = [...view.wheel, view.wheel[0]!].map((role) => titleOf(words, role)).join(' → ');
  const text = words.say(`wheel-${view.variant}`, { roles });
  scene.explainText(words.say('wheel-title'), text, 'roles', at);
}
