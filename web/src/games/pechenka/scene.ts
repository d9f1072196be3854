import type { Scene, View } from '../../lib/game/scene';

/** A secret role card: `crossed` is what it cannot be for all, `ruled_out` what it cannot be for the viewer. */
export interface RoleCard {
  role: string | null;
  open: boolean;
  crossed: string[];
  ruled_out: string[];
}

/** A role card of the big hunt, with the character that was declared beside it. */
export interface Covered extends RoleCard {
  declared: string | null;
  opened_by: number | null;
}

interface Common extends View {
  round: number;
  rounds: number;
  /** Who has the first player's token. */
  first: number;
  /** The roles in play; each hunts the next, the last hunts the first. */
  wheel: string[];
}

/** A player of «Каждый сам за себя». */
export interface Rival {
  coins: number;
  shown: string[];
  /** Before whom it lies; one's own number: nobody could be named; null: not placed. */
  sword: number | null;
  shield: number | null;
  hand_size: number;
  roles: [RoleCard];
  hand?: string[];
  prey?: string;
  hunter?: string;
}

export interface EveryonePast {
  first: number;
  seats: {
    role: string;
    shown: string[];
    sword: number | null;
    shield: number | null;
    left: string[];
    coins: Record<string, number>;
  }[];
}

export interface EveryoneView extends Common {
  variant: 'everyone';
  circle: number;
  circles: number;
  seats: Rival[];
  past: EveryonePast[];
}

/** A player of «Большая охота». */
export interface Hunter {
  coins: number;
  hand: string[];
  hand_size: number;
  roles: Covered[];
  /** Which of the two role cards was covered first. */
  led: number | null;
}

export interface HuntPast {
  first: number;
  target: string;
  out: string | null;
  seats: {
    roles: { role: string | null; declared: string; opened_by: number | null }[];
    peeked: boolean;
    hunt: string;
    eliminated: boolean;
    coins: Record<string, number>;
  }[];
}

export interface HuntView extends Common {
  variant: 'big_hunt';
  /** 1: declare, 2: act, 3: hunt. */
  stage: number;
  target: RoleCard;
  excluded: RoleCard & { peeked: number[] };
  /** Three players: the role that lies open beside the table. */
  out: string | null;
  seats: Hunter[];
  past: HuntPast[];
}

export type PechenkaView = EveryoneView | HuntView;

export const viewOf = (scene: Scene): PechenkaView => scene.view as PechenkaView;

/** The other seats in the order of the table, beginning after mine; whoever only watches sees all. */
export function others({ viewer, seats }: Pick<Scene, 'viewer' | 'seats'>): number[] {
  if (viewer < 0) return seats.map((_, seat) => seat);
  return seats.slice(1).map((_, step) => (viewer + step + 1) % seats.length);
}

/** Whom a role hunts. */
export const preyOf = (wheel: readonly string[], role: string): string =>
  wheel[(wheel.indexOf(role) + 1) % wheel.length] ?? role;

/** By whom a role is hunted. */
export const hunterOf = (wheel: readonly string[], role: string): string =>
  wheel[(wheel.indexOf(role) + wheel.length - 1) % wheel.length] ?? role;

/** The roles that a card may still be, as the viewer knows it. */
export const left = (wheel: readonly string[], card: RoleCard): string[] =>
  wheel.filter((role) => !card.ruled_out.includes(role));

/** Who put a sword or a shield before this player. */
export function before(
  seats: readonly Rival[],
  target: number,
): { card: 'sword' | 'shield'; seat: number }[] {
  return (['sword', 'shield'] as const).flatMap((card) =>
    seats.flatMap((one, seat) => (one[card] === target && seat !== target ? [{ card, seat }] : [])),
  );
}
