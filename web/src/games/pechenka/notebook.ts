import { othersOf } from '../../lib/kit/seats';
import { possible, type PechenkaScene } from './scene';
import type { RoleCard } from './shapes';

/** A line of the notebook: a secret role card and whose it is. */
interface Line {
  place: string;
  name: string;
  card: RoleCard;
}

/** Every role card that I do not hold: those of the others, then those in the middle. */
export function lines(scene: PechenkaScene): Line[] {
  const { words, names, view } = scene;
  const seats = othersOf(scene).flatMap((seat): Line[] => {
    const name = names[seat] ?? '';
    const roles: readonly RoleCard[] = view.seats[seat]!.roles;
    return roles.map((card, slot) => ({
      place: `${seat}.${slot}`,
      name: roles.length > 1 ? words.say('role-number', { name, slot: slot + 1 }) : name,
      card,
    }));
  });
  if (view.variant === 'everyone') return seats;
  return [
    ...seats,
    { place: 'target', name: words.say('target'), card: view.target },
    { place: 'excluded', name: words.say('excluded.short'), card: view.excluded },
  ];
}

/** How a role stands for a card: crossed out by all or by me alone, certain, or still possible. */
export function cellOf(
  card: RoleCard,
  role: string,
  wheel: readonly string[],
): 'all' | 'mine' | 'sure' | 'may' {
  if (card.crossed.includes(role)) return 'all';
  if (card.ruled_out.includes(role)) return 'mine';
  return possible(wheel, card).length === 1 ? 'sure' : 'may';
}
