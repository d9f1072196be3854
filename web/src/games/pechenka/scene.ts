import { createContext } from 'svelte';
import type { Scene, Shown } from '../../lib/game/scene';
import type { Picking } from '../../lib/kit/picking.svelte';
import type { EveryoneLook, Facts, GameEvent, HuntLook, Look, Rival, RoleCard } from './shapes';

export type PechenkaScene = Scene<Look, Facts, GameEvent>;
export type EveryoneView = Shown<EveryoneLook>;
export type HuntView = Shown<HuntLook>;

/** What every part of the drawing may ask for. */
export interface Table {
  readonly scene: PechenkaScene;
  readonly picking: Picking;
  /** A thing is pressed: it is picked, or tells about itself. */
  press(thing: string, at: Element): void;
}
export const [getTable, setTable] = createContext<Table>();

/** The prey of a role. */
export const preyOf = ({ wheel, preys }: Look, role: string): string =>
  preys[wheel.indexOf(role)] ?? '';

/** The hunter of a role. */
export const hunterOf = ({ wheel, preys }: Look, role: string): string =>
  wheel[preys.indexOf(role)] ?? '';

/** The roles that a card may still be, as the viewer knows it. */
export const possible = (wheel: readonly string[], card: RoleCard): string[] =>
  wheel.filter((role) => !card.ruled_out.includes(role));

/** The player who put a sword or a shield before this player. */
export function lyingBefore(
  seats: readonly Pick<Rival, 'sword' | 'shield'>[],
  target: number,
): { card: 'sword' | 'shield'; owner: number }[] {
  return (['sword', 'shield'] as const).flatMap((card) =>
    seats.flatMap((one, owner) =>
      one[card] === target && owner !== target ? [{ card, owner }] : [],
    ),
  );
}
