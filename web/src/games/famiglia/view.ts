import type { Scene, View } from '../../lib/game/scene';

/** A card of the street, as the view has it. */
export interface StreetCard {
  card: string;
  points: number;
  cost: number;
  pair?: string;
  lowered?: boolean;
}

/** A player's cards, as the view has them; a hidden hand is only a number. */
export interface Side {
  area: string[];
  hand_size: number;
  hand?: string[];
  points?: number;
  area_points?: number;
}

/** The table, as the view has it. */
export interface FamigliaView extends View {
  street: StreetCard[];
  deck: number;
  under: string[];
  discard: string[];
  passage: number;
  current: number;
  passes: number;
  seats: [Side, Side];
  may_take: number;
  must_give: number;
  brute: number;
}

/** The deck has run out twice: the last round. */
export const RAN_OUT_TWICE = 3;

export const viewOf = (scene: Scene): FamigliaView => scene.view as FamigliaView;

/** The seat drawn below: mine, or the first one for whoever only watches. */
export const below = (scene: Scene): 0 | 1 => (scene.viewer === 1 ? 1 : 0);
