import type { Standing } from '../../lib/kit/picking.svelte';
import type { GameWords } from '../../lib/game/game-words';
import { titleOf, titlesOf } from './cards';
import { lyingBefore, possible, type EveryoneView, type PechenkaScene } from './scene';
import type { Covered, RoleCard } from './shapes';

/** What is to be said, one sentence after the other. */
export const sentences = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** The roles that a card may still be, in a few words. */
export function whatIsLeft(words: GameWords, wheel: readonly string[], card: RoleCard): string {
  if (card.role)
    return words.say(card.open ? 'left-open' : 'left-known', { role: titleOf(words, card.role) });
  const roles = possible(wheel, card);
  if (roles.length === wheel.length) return words.say('left-all');
  const names = roles.map((role) => titleOf(words, role));
  if (names.length === 1) return words.say('left-one', { role: names[0]! });
  const last = names.pop()!;
  return words.say('left-some', { roles: names.join(', '), last, count: names.length + 1 });
}

/** A player's name and coins, and whether they have answered. */
export function placeTold({ view, words, names, answered }: PechenkaScene, seat: number): string {
  const place = words.say('place', {
    name: names[seat] ?? '',
    coins: view.seats[seat]!.coins,
    first: view.first === seat ? 'yes' : 'no',
  });
  return sentences(place, answered.includes(seat) && `${words.say('seat-answered')}.`);
}

/** The swords and shields before a player. */
export const lyingTold = ({ words, names }: PechenkaScene, view: EveryoneView, seat: number) =>
  lyingBefore(view.seats, seat).map(({ card, owner }) =>
    words.say('lies-before', { card: words.card(card), name: names[owner] ?? '' }),
  );

/** The place of a player of the first variant, to be read aloud. */
export function rivalTold(
  scene: PechenkaScene,
  view: EveryoneView,
  seat: number,
  state: Standing,
): string {
  const { words } = scene;
  const { shown, roles } = view.seats[seat]!;
  return sentences(
    placeTold(scene, seat),
    shown.length > 0 && words.say('place-shown', { cards: titlesOf(words, shown) }),
    `${whatIsLeft(words, view.wheel, roles[0]!)}.`,
    ...lyingTold(scene, view, seat),
    words.say('place-state', { state }),
  );
}

/** A role card, to be read aloud: its owner, its declaration, its possible roles, and the rest that is known. */
export function roleTold(
  { words, view }: PechenkaScene,
  whose: string,
  card: RoleCard & Partial<Covered>,
  state: Standing,
  more = '',
): string {
  const { declared } = card;
  return sentences(
    whose,
    !!declared && words.say('role-declared', { card: titleOf(words, declared) }),
    `${whatIsLeft(words, view.wheel, card)}.`,
    more,
    words.say('place-state', { state }),
  );
}
