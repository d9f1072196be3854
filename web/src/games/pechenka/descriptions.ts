import type { Scene } from '../../lib/game/scene';
import type { GameWords } from '../../lib/words/game-words';
import { titleOf } from './cards';
import type { Standing } from './choosing';
import { before, left, type Covered, type EveryoneView, type RoleCard } from './view';

const row = (words: GameWords, cards: readonly string[]): string =>
  words.row(cards.map((card) => titleOf(words, card)));

/** What a role card may still be, in a few words. */
export function whatIsLeft(words: GameWords, wheel: readonly string[], card: RoleCard): string {
  if (card.role)
    return words.say(card.open ? 'left-open' : 'left-known', { role: titleOf(words, card.role) });
  const roles = left(wheel, card);
  if (roles.length === wheel.length) return words.say('left-all');
  const names = roles.map((role) => titleOf(words, role));
  if (names.length === 1) return words.say('left-one', { role: names[0]! });
  const last = names.pop()!;
  return words.say('left-some', { roles: names.join(', '), last, count: names.length + 1 });
}

/** The place of a player of the first variant, for whoever hears it. */
export function rivalTold(scene: Scene, view: EveryoneView, seat: number, state: Standing): string {
  const { words, names } = scene;
  const rival = view.seats[seat]!;
  const lying = before(view.seats, seat).map(({ card, seat: owner }) =>
    words.say('lies-before', { card: words.card(card), name: names[owner] ?? '' }),
  );
  return [
    words.say('place', {
      name: names[seat] ?? '',
      coins: rival.coins,
      first: view.first === seat ? 'yes' : 'no',
    }),
    rival.shown.length ? words.say('place-shown', { cards: row(words, rival.shown) }) : '',
    `${whatIsLeft(words, view.wheel, rival.roles[0])}.`,
    ...lying,
    words.say('place-state', { state }),
  ]
    .filter((part) => part)
    .join(' ');
}

/** A role card of the big hunt, for whoever hears it. */
export function roleTold(
  scene: Scene,
  wheel: readonly string[],
  whose: string,
  card: Covered,
  state: Standing,
): string {
  const { words } = scene;
  return [
    whose,
    card.declared ? words.say('role-declared', { card: titleOf(words, card.declared) }) : '',
    `${whatIsLeft(words, wheel, card)}.`,
    words.say('place-state', { state }),
  ]
    .filter((part) => part)
    .join(' ');
}
