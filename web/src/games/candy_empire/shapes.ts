// Made from src/igroteka/games/candy_empire/shapes.py by `python3 dev.py types`: do not edit.

export type Facts = {
  [k: string]: number | number[];
};
export type GameEvent =
  | Dealt
  | HandDealt
  | Played
  | Dropped
  | Protected
  | Drew
  | Returned
  | Aimed
  | Judges
  | Swapped
  | Blocked
  | Kidnapped
  | Searched
  | Raided
  | FetchedNothing
  | Counted;

export interface Everything {
  Facts: Facts;
  Look: Look;
  GameEvent: GameEvent;
  Knew: Knew;
  Discard: Discard;
  Sheet: Sheet;
  Memory: Memory;
  Followed: Followed;
  Places: Places;
  Pending: Pending;
  Seat: Seat;
  Held: Held;
  Pair: Pair;
  Dealt: Dealt;
  HandDealt: HandDealt;
  Played: Played;
  Dropped: Dropped;
  Protected: Protected;
  Drew: Drew;
  Returned: Returned;
  Aimed: Aimed;
  Judges: Judges;
  Swapped: Swapped;
  Blocked: Blocked;
  Kidnapped: Kidnapped;
  Searched: Searched;
  Raided: Raided;
  FetchedNothing: FetchedNothing;
  Counted: Counted;
  KnownPlace: KnownPlace;
}
/**
 * The table.
 */
export interface Look {
  banned: string[];
  characters: string[];
  closed_cards?: string[];
  current: number;
  deck: number;
  deck_cards?: string[];
  discard: Discard;
  gains?: {
    [k: string]: Sheet;
  };
  game: number;
  games: number;
  idle?: string[];
  kidnaps?: {
    [k: string]: number[];
  };
  looked?: string[];
  memory?: Memory;
  modes: string[];
  owed: number;
  pending?: Pending;
  seats: Seat[];
  starter: number;
}
/**
 * The discard: the cards that all saw come, and the number of closed ones.
 */
export interface Discard {
  closed: number;
  no_snatchers: number[];
  open: string[];
  slots: number;
}
/**
 * Candies by source.
 */
export interface Sheet {
  buyer: number;
  candies: number;
  pairs: number;
  pickpockets: number;
}
/**
 * What the viewer knows of hidden cards.
 */
export interface Memory {
  dim: number[];
  discard: string[];
  followed: Followed[];
  holes: Places[];
  strangers: Places[];
  unseen: {
    [k: string]: number;
  };
}
/**
 * A card that the viewer has seen, and the places where it may be now.
 */
export interface Followed {
  card: string;
  deck: number[];
  hands: number[];
  slots: number[];
}
/**
 * Places of which something is known but no character.
 */
export interface Places {
  deck: number[];
  hands: number[];
  slots: number[];
}
/**
 * A judge or a policeman who may still be blocked.
 */
export interface Pending {
  card: 'POL' | 'SUD';
  price?: number;
  target: number;
  wanted?: string;
}
/**
 * A player: the empire is open, the hand is not.
 */
export interface Seat {
  empire: Held[];
  hand?: string[];
  hand_size: number;
  may_block: boolean;
  pairs: Pair[];
  points: number;
  score: number;
  sheet: Sheet;
  side: number;
}
/**
 * Cards of one character in an empire: those that abilities can touch, and protected ones.
 */
export interface Held {
  card: string;
  loose: number;
  safe: number;
  worth: number;
}
/**
 * Complete pairs of two characters, and their candies.
 */
export interface Pair {
  candies: number;
  cards: string[];
  number: number;
}
/**
 * The cards are dealt.
 */
export interface Dealt {
  aside: string[];
  event: 'dealt';
  game: number;
  starter: number;
}
/**
 * A player's first cards.
 */
export interface HandDealt {
  cards?: string[];
  event: 'hand';
  seat: number;
}
/**
 * A card comes to an empire from the hand or the discard, or is cast.
 */
export interface Played {
  card: string;
  event: 'cast' | 'fetched' | 'lost' | 'played';
  seat: number;
}
/**
 * A card is discarded unseen.
 */
export interface Dropped {
  discarded?: string;
  event: 'dropped';
  seat: number;
}
/**
 * A card is discarded unseen, and one of the empire is protected.
 */
export interface Protected {
  card: string;
  discarded?: string;
  event: 'protected';
  seat: number;
}
/**
 * Cards come from the deck.
 */
export interface Drew {
  cards?: string[];
  event: 'drew';
  number: number;
  seat: number;
}
/**
 * A card goes onto the deck.
 */
export interface Returned {
  card?: string;
  event: 'returned';
  left: number;
  seat: number;
}
/**
 * A card of somebody's empire is meant, taken, stolen or discarded.
 */
export interface Aimed {
  card: string;
  event: 'arrests' | 'removed' | 'stole' | 'took';
  owner: number;
  seat: number;
}
/**
 * Somebody is chosen for an exchange of hands.
 */
export interface Judges {
  event: 'judges';
  other: number;
  seat: number;
}
/**
 * Two hands change places, and the other player draws: each of the two knows what it gave and what it has now.
 */
export interface Swapped {
  drawn: number;
  event: 'swapped';
  gave?: string[];
  got?: string[];
  now?: string[];
  other: number;
  seat: number;
}
/**
 * Two snatchers stop it.
 */
export interface Blocked {
  event: 'blocked';
  other: number;
  seat: number;
}
/**
 * A character is gone from the empires; the number of its cards is told for each player.
 */
export interface Kidnapped {
  card: string;
  event: 'kidnapped';
  lost: number[];
  seat: number;
}
/**
 * The discard is searched for snatchers.
 */
export interface Searched {
  event: 'searched';
  number: number;
  seat: number;
}
/**
 * Snatchers are taken from the player who has most.
 */
export interface Raided {
  event: 'raided';
  number: number;
  owner: number;
  seat: number;
}
/**
 * A lawyer comes back with nothing.
 */
export interface FetchedNothing {
  event: 'fetched-nothing';
  seat: number;
}
/**
 * A game of a series is over.
 */
export interface Counted {
  candies: number;
  event: 'counted';
  game: number;
  points: number;
  seat: number;
  total: number;
}
/**
 * What a player could know of hidden cards before a decision.
 */
export interface Knew {
  deck: number;
  follows?: boolean;
  hand: string[];
  open: string[];
  places: KnownPlace[];
  unseen: {
    [k: string]: number;
  };
}
/**
 * A hand or the closed discard, as far as it could be known.
 */
export interface KnownPlace {
  cards: number;
  chances: {
    [k: string]: number;
  };
  seat: number;
  sure: string[];
}
