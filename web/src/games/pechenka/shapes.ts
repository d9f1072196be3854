// Made from src/igroteka/games/pechenka/shapes.py by `python3 dev.py types`: do not edit.

export type Look = EveryoneLook | HuntLook;
export type GameEvent =
  | NextRound
  | Role
  | Roles
  | Turned
  | Showed
  | Placed
  | Idle
  | Scored
  | Declared
  | Opened
  | Peeked
  | Hunted
  | Earned;

export interface Everything {
  Facts: Facts;
  Look: Look;
  GameEvent: GameEvent;
  Knew: Knew;
  EveryoneLook: EveryoneLook;
  EveryoneRound: EveryoneRound;
  EveryoneSeat: EveryoneSeat;
  EveryoneCoins: EveryoneCoins;
  Rival: Rival;
  RoleCard: RoleCard;
  HuntLook: HuntLook;
  Excluded: Excluded;
  HuntRound: HuntRound;
  HuntSeat: HuntSeat;
  HuntCoins: HuntCoins;
  HuntRole: HuntRole;
  Hunter: Hunter;
  Covered: Covered;
  NextRound: NextRound;
  Role: Role;
  Roles: Roles;
  Turned: Turned;
  Showed: Showed;
  Placed: Placed;
  Idle: Idle;
  Scored: Scored;
  Declared: Declared;
  Opened: Opened;
  Peeked: Peeked;
  Hunted: Hunted;
  Earned: Earned;
  Finding: Finding;
  Place: Place;
}
export interface Facts {
  'big_hunt.guaranteed': number;
  'big_hunt.lie': number;
  'big_hunt.prey': number;
  'big_hunt.start': number;
  'big_hunt.survivor': number;
  'big_hunt.target': number;
  'everyone.attack': number;
  'everyone.defence': number;
  'everyone.hill': number;
  'everyone.hills': number[];
}
/**
 * The table of the first variant.
 */
export interface EveryoneLook {
  circle: number;
  circles: number;
  first: number;
  past: EveryoneRound[];
  preys: string[];
  round: number;
  rounds: number;
  seats: Rival[];
  variant: 'everyone';
  wheel: string[];
}
/**
 * A finished round of the first variant.
 */
export interface EveryoneRound {
  first: number;
  seats: EveryoneSeat[];
}
/**
 * What a player did in a finished round.
 */
export interface EveryoneSeat {
  coins: EveryoneCoins;
  left: string[];
  role: string | null;
  shield: number | null;
  shown: string[];
  sword: number | null;
}
/**
 * The coins of a round by source.
 */
export interface EveryoneCoins {
  attack: number;
  defence: number;
  hill: number;
}
/**
 * A player of the first variant; hand, prey and hunter are known with the role.
 */
export interface Rival {
  coins: number;
  hand?: string[];
  hand_size: number;
  hunter?: string;
  prey?: string;
  roles: RoleCard[];
  shield: number | null;
  shown: string[];
  sword: number | null;
}
/**
 * A secret role card: `crossed` are roles it cannot be for all, `ruled_out` roles it cannot be for the viewer.
 */
export interface RoleCard {
  crossed: string[];
  open: boolean;
  role: string | null;
  ruled_out: string[];
}
/**
 * The table of the big hunt.
 */
export interface HuntLook {
  excluded: Excluded;
  first: number;
  out: string | null;
  past: HuntRound[];
  preys: string[];
  round: number;
  rounds: number;
  seats: Hunter[];
  stage: number;
  target: RoleCard;
  variant: 'big_hunt';
  wheel: string[];
}
/**
 * The role card that nobody has, and the players who have looked at it.
 */
export interface Excluded {
  crossed: string[];
  open: boolean;
  peeked: number[];
  role: string | null;
  ruled_out: string[];
}
/**
 * A finished round of the big hunt.
 */
export interface HuntRound {
  first: number;
  out: string | null;
  seats: HuntSeat[];
  target: string | null;
}
/**
 * What a player did in a finished round.
 */
export interface HuntSeat {
  coins: HuntCoins;
  eliminated: boolean;
  hunt: string | null;
  led: number | null;
  peeked: boolean;
  roles: HuntRole[];
}
/**
 * The coins of a cycle by source, and the cost of lies.
 */
export interface HuntCoins {
  caught: number;
  guaranteed: number;
  paid: number;
  prey: number;
  survivor: number;
  target: number;
}
/**
 * A role card of a finished round; None: nobody opened it.
 */
export interface HuntRole {
  declared: string | null;
  opened_by: number | null;
  role: string | null;
}
/**
 * A player of the big hunt.
 */
export interface Hunter {
  coins: number;
  hand: string[];
  hand_size: number;
  led: number | null;
  roles: Covered[];
}
/**
 * A role card of the big hunt, with the character that was declared beside it.
 */
export interface Covered {
  crossed: string[];
  declared: string | null;
  open: boolean;
  opened_by: number | null;
  role: string | null;
  ruled_out: string[];
}
/**
 * A new round begins.
 */
export interface NextRound {
  event: 'round';
  first: number;
  round: number;
  rounds: number;
}
/**
 * A seat is told its role, its prey and its hunter.
 */
export interface Role {
  event: 'role';
  hunter: string;
  prey: string;
  role: string;
  seat: number;
}
/**
 * A seat of the big hunt is told its roles.
 */
export interface Roles {
  event: 'roles';
  roles: string[];
  seat: number;
}
/**
 * A role lies open beside the table, or the target is turned up.
 */
export interface Turned {
  card: string;
  event: 'out' | 'target';
}
/**
 * A card is shown in a circle.
 */
export interface Showed {
  card: string;
  circle: number;
  event: 'showed';
  seat: number;
}
/**
 * A sword or a shield is put before somebody.
 */
export interface Placed {
  event: 'guarded' | 'struck';
  seat: number;
  target: number;
}
/**
 * A sword or a shield for which no seat could be named.
 */
export interface Idle {
  card: string;
  event: 'idle';
  seat: number;
}
/**
 * The coins of a round.
 */
export interface Scored {
  attack: number;
  coins: number;
  defence: number;
  event: 'scored';
  hill: number;
  role: string;
  seat: number;
  total: number;
}
/**
 * A character is declared beside a role card.
 */
export interface Declared {
  card: string;
  event: 'declared';
  of: number;
  seat: number;
  slot: number;
}
/**
 * A role card is turned up.
 */
export interface Opened {
  declared: string;
  event: 'opened';
  lied: boolean;
  of: number;
  owner: number;
  paid: number;
  role: string;
  seat: number;
  slot: number;
}
/**
 * Somebody looks at the excluded card, which nobody else sees.
 */
export interface Peeked {
  card?: string;
  event: 'peeked';
  seat: number;
}
/**
 * A card of the hunt.
 */
export interface Hunted {
  card: string;
  event: 'hunted';
  seat: number;
}
/**
 * The coins of a cycle.
 */
export interface Earned {
  coins: number;
  eliminated: boolean;
  event: 'earned';
  guaranteed: number;
  prey: number;
  seat: number;
  survivor: number;
  target: number;
  total: number;
}
/**
 * What could be known at a decision.
 */
export interface Knew {
  circle?: number;
  deals: number;
  findings: Finding[];
  hunter?: string;
  of: number;
  own: string[];
  places: Place[];
  prey?: string;
  round: number;
  wheel: string[];
  which: string[];
}
/**
 * A finding about a decision; all fields but the first two are words of its sentence.
 */
export interface Finding {
  best?: number;
  card?: string;
  cards?: string[];
  finding: string;
  hunter?: string;
  kind: 'barred' | 'chance' | 'missed' | 'used';
  last?: boolean;
  owner?: number;
  roles?: number;
  safe?: boolean;
  seat?: number;
  seats?: number[];
  slot?: number;
  slots?: number;
  target?: number | string;
  ways?: number;
}
/**
 * A role card that was hidden (a player's or one on the table), and the number of deals for each role.
 */
export interface Place {
  card?: 'excluded' | 'target';
  declared?: string | null;
  seat?: number;
  slot?: number;
  ways: {
    [k: string]: number;
  };
}
