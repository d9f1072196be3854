// Made from src/igroteka/games/emperors_gold/shapes.py by `python3 dev.py types`: do not edit.

export type Facts = {
  [k: string]: number | string[];
};
export type GameEvent =
  | Dealt
  | Moved
  | Taken
  | Dropped
  | Claimed
  | Declined
  | Passed
  | Refilled
  | Reshuffled
  | Opened
  | LastRound;

export interface Everything {
  Facts: Facts;
  Look: Look;
  GameEvent: GameEvent;
  Seat: Seat;
  Task: Task;
  Side: Side;
  Row: Row;
  Progress: Progress;
  Turn: Turn;
  Dealt: Dealt;
  Moved: Moved;
  Taken: Taken;
  Dropped: Dropped;
  Claimed: Claimed;
  Declined: Declined;
  Passed: Passed;
  Refilled: Refilled;
  Reshuffled: Reshuffled;
  Opened: Opened;
  LastRound: LastRound;
}
/**
 * The table.
 */
export interface Look {
  board: string[];
  current: number;
  deck: number;
  discard: string[];
  goal: number;
  idle: number;
  idle_end: number;
  left: number;
  pawn: number;
  reach?: number[][];
  round: number;
  seats: Seat[];
  sides: Side[];
  starter: number;
  takeable: number[];
  task_deck: number;
  tasks: (Task | null)[];
  turn: Turn;
}
/**
 * A player and the tasks that they took.
 */
export interface Seat {
  points: number;
  side: number;
  tasks: Task[];
}
/**
 * A task card: its points, for a row with at least this number of cards and all of these shapes and colours.
 */
export interface Task {
  id: string;
  least: number;
  needs: string[];
  points: number;
}
/**
 * A side (partners, or one player alone): the two places for rows, tasks done, points.
 */
export interface Side {
  count: number;
  points: number;
  rows: Row[];
}
/**
 * A row: its cards from the left, what each shares with the next, and the cells whose cards fit an end of it.
 */
export interface Row {
  cards: string[];
  fits: number[];
  fits_left: number[];
  links: ('both' | 'colour' | 'none' | 'shape')[];
  progress: (Progress | null)[];
}
/**
 * What a row still lacks for an open task: shapes and colours, and cards to be long enough.
 */
export interface Progress {
  done: boolean;
  missing: string[];
  short: number;
}
/**
 * The part of the present turn that is done.
 */
export interface Turn {
  dropped: number;
  pawn_from: number;
  row: number;
  taken: number[];
}
/**
 * The board is laid out.
 */
export interface Dealt {
  event: 'dealt';
  starter: number;
  tasks: string[];
}
/**
 * The pawn goes to a cell, and its card to the pawn's.
 */
export interface Moved {
  card: string;
  cell: number;
  column: number;
  event: 'moved';
  line: number;
  seat: number;
  to: number;
}
/**
 * A card leaves its cell and begins a row, or is added to one; `by` is what it shares with its neighbour.
 */
export interface Taken {
  by: '' | 'both' | 'colour' | 'none' | 'shape';
  card: string;
  cards: number;
  cell: number;
  event: 'added' | 'started';
  left: boolean;
  seat: number;
  slot: number;
}
/**
 * A row is discarded.
 */
export interface Dropped {
  cards: string[];
  event: 'dropped';
  seat: number;
  slot: number;
}
/**
 * A task is done, and its row is spent.
 */
export interface Claimed {
  cards: string[];
  event: 'claimed';
  points: number;
  seat: number;
  slot: number;
  task: string;
}
/**
 * A task could have been taken, but was not.
 */
export interface Declined {
  event: 'declined';
  seat: number;
}
/**
 * A turn without a card: nothing can be taken, or the time was over.
 */
export interface Passed {
  event: 'passed';
  seat: number;
  why: 'nothing' | 'time';
}
/**
 * Cards come to empty cells.
 */
export interface Refilled {
  cards: string[];
  cells: number[];
  event: 'refilled';
}
/**
 * The discards become the deck.
 */
export interface Reshuffled {
  cards: number;
  event: 'reshuffled';
}
/**
 * A task is turned up.
 */
export interface Opened {
  event: 'opened';
  points: number;
  task: string;
}
/**
 * Somebody has enough tasks; the number of turns that follow is told.
 */
export interface LastRound {
  event: 'last-round';
  seat: number;
  turns: number;
}
