import type { Scene } from '../../lib/game/scene';
import type { Near } from '../../lib/connection/wire';
import { coinsOf, isCharacter, titleOf } from './cards';
import { hunterOf, preyOf, viewOf } from './view';

/** Why this cannot be chosen now. */
export function tellWhy(scene: Scene, near: Near, at: Element): void {
  const { words, names } = scene;
  const { seat, card } = near.words;
  const title = typeof seat === 'number' ? words.player(seat, names) : titleOf(words, String(card));
  scene.explainText(title, words.refusal(near.reason), near.clause, at);
}

/** What a card is good for. */
export function tellCard(scene: Scene, card: string, at: Element): void {
  const { words } = scene;
  const { wheel, variant } = viewOf(scene);
  const key = isCharacter(card) ? `about-${variant}` : `about-${card}`;
  const text = words.say(key, {
    card: titleOf(words, card),
    prey: isCharacter(card) ? titleOf(words, preyOf(wheel, card)) : '',
    hunter: isCharacter(card) ? titleOf(words, hunterOf(wheel, card)) : '',
    coins: coinsOf(card),
  });
  scene.explainText(titleOf(words, card), text, words.say(`${key}.clause`), at);
}

/** Who hunts whom. */
export function tellWheel(scene: Scene, at: Element): void {
  const { words } = scene;
  const { wheel, variant } = viewOf(scene);
  const roles = [...wheel, wheel[0]!].map((role) => titleOf(words, role)).join(' → ');
  scene.explainText(
    words.say('wheel-title'),
    words.say(`wheel-${variant}`, { roles }),
    'roles',
    at,
  );
}
