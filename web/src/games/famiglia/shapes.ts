// Made from src/igroteka/games/famiglia/shapes.py by `python3 dev.py types`: do not edit.

export type GameEvent =
  Dealt | Discarded | Opened | Reshuffled | RanOut | Helped | Threatened | Recruited | Passed;

export interface Everything {
  Facts: Facts;
  Look: Look;
  GameEvent: GameEvent;
  Side: Side;
  Idle: Idle;
  StreetCard: StreetCard;
  Dealt: Dealt;
  Discarded: Discarded;
  Opened: Opened;
  Reshuffled: Reshuffled;
  RanOut: RanOut;
  Helped: Helped;
  Threatened: Threatened;
  Recruited: Recruited;
  Passed: Passed;
}
export interface Facts {
  copies: number[];
  'points.A': number[];
  'points.B': number[];
  'points.I': number[];
  'points.M': number[];
  street: number;
}
/**
 * The table.
 */
export interface Look {
  brute: number;
  current: number;
  deck: number;
  discard: string[];
  last_round: boolean;
  may_take: number;
  must_give: number;
  passage: number;
  passes: number;
  removed_to: 'discard' | 'under';
  seats: Side[];
  starter: number;
  stays: string;
  street: StreetCard[];
  under: string[];
}
/**
 * A player's cards; a hidden hand is only a number.
 */
export interface Side {
  area: string[];
  area_points?: number;
  declining?: '' | 'end' | 'pass';
  hand?: string[];
  hand_size: number;
  idle: Idle;
  may_give?: string[];
  pays?: string[][];
  points?: number;
}
/**
 * The reasons why each part of the turn would be skipped now; empty: it would not.
 *
 *     A reason that rests on a hidden hand is not told.
 */
export interface Idle {
  accountant?: '' | 'no-area' | 'nobody';
  brute?: '' | 'no-target' | 'nobody';
  street: '' | 'no-deck' | 'once' | 'zero';
}
/**
 * A card of the street, its present cost, and the pair that pays for it.
 */
export interface StreetCard {
  card: string;
  cost: number;
  lowered?: boolean;
  pair?: string;
  points: number;
}
/**
 * The cards are dealt.
 */
export interface Dealt {
  event: 'dealt';
  starter: number;
  street: string[];
}
/**
 * A card leaves the street, to the discard or under the deck.
 */
export interface Discarded {
  card: string;
  event: 'discarded';
  seat: number;
  under: boolean;
}
/**
 * Cards come to the street.
 */
export interface Opened {
  cards: string[];
  event: 'opened' | 'refilled';
}
/**
 * The discard becomes the deck.
 */
export interface Reshuffled {
  cards: number;
  event: 'reshuffled';
}
/**
 * The deck has run out for the last time.
 */
export interface RanOut {
  event: 'ran-out';
}
/**
 * A card is moved on the way: an Accountant or a Brute is laid down, a card is fetched or given.
 */
export interface Helped {
  card: string;
  event: 'accountant' | 'brute' | 'gave' | 'took-back';
  seat: number;
}
/**
 * A card of the street costs less.
 */
export interface Threatened {
  card: string;
  cost: number;
  event: 'threatened';
  seat: number;
}
export interface Recruited {
  card: string;
  event: 'recruited';
  laid?: string;
  paid: 'free' | 'joker' | 'pair';
  seat: number;
  with?: string[];
}
/**
 * Nobody is recruited.
 */
export interface Passed {
  event: 'passed';
  seat: number;
}
