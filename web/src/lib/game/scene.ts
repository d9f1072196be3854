import type { Component } from 'svelte';
import type { Entry, Near, Option, SeatInfo, SealedAnswer } from '../connection/wire';
import type { Absence } from '../ui/absence';
import type { GameWords } from './game-words';
import type { Outcome, Prompt } from './outcome';

/** What the shell knows of a game's own fields: nothing. A drawing names their types, made from its `shapes.py`. */
export type Fields = Record<string, unknown>;

/** The game's own fields as the viewer may know them, with what is awaited and how it ended. */
export type Shown<Look> = Look & { prompt: Prompt | null; outcome: Outcome | null };
export type View = Shown<Fields>;

/** An entry of the log, with the game's own events. */
export type GameEntry<GameEvent> = Omit<Entry, 'events'> & { events: GameEvent[] };

/**
 * All that a game's drawing needs: what to draw, what may be chosen, and how to say it.
 * A drawing takes a `Scene<Look, Facts, GameEvent>` with the types of its own `shapes.ts`.
 */
export interface Scene<Look = Fields, Facts = Fields, GameEvent = Fields> {
  game: string;
  /** What this device calls the match when it remembers something about it. */
  match: string;
  view: Shown<Look>;
  /** What is printed on the cards, as it is played here: an owner may have corrected it. */
  facts: Facts;
  /** My seat, or the one for which I answer as the moderator; -1: a spectator, a TV, the moderator. */
  viewer: number;
  seats: SeatInfo[];
  /** The side of each seat, as all know it; [] where everybody plays for themselves. */
  sides: number[];
  /** By seat: its person is not there, or a bot plays for them. */
  absences: (Absence | undefined)[];
  /** Where several answer at once: who has; what, nobody knows yet. */
  answered: number[];
  /** What others stand for in secret, as far as I may read it. */
  others: SealedAnswer[];
  /** By seat, in the reader's language. */
  names: string[];
  /** [] when nothing is awaited of me. */
  options: Option[];
  /** What one may reach for in this step and cannot have. */
  near: Near[];
  decision: number;
  /** null: nothing is ever taken back from here: the moderator answers for others. */
  undo: 'no' | 'free' | 'ask' | null;
  /** The turn that a bot would play in my place, the answer to this decision first; [] unless I asked. */
  hint: Option[];
  /** My choice is on its way: offer nothing. */
  busy: boolean;
  /** False in a replay and on a TV. */
  live: boolean;
  /** The screen lies before everybody: what is mine alone is not to be had from it, not even while it is held. */
  shared?: boolean;
  /** What has just happened since the previous scene, for cards that travel; [] on first sight. */
  fresh: GameEntry<GameEvent>[];
  /** The whole log as far as it still holds: what this turn has seen so far. */
  log: GameEntry<GameEvent>[];
  words: GameWords;
  /** My sketch for this step as the table has it; null: I may not draw now. */
  sketch: number[][] | null;
  /** Puts this sketch in the place of the one before. */
  sendSketch(strokes: number[][]): void;
  /** `touched`: what my screen shows of it, at a covert step. */
  choose(option: Option, touched?: string): void;
  /** Answers nothing, but looks like an answer to others at the table or the wire: at covert steps that do not ask me. */
  tap(touched: string): void;
  /** What my screen shows at a covert step of my answer, or of none, on every device; empty: I have sent nothing. */
  touched: string;
  /** What part of the open window's time is left, as it passes; 1: no time ends it. */
  left(): number;
  /** I have the floor in a speech that ends when I say so. */
  speaks: boolean;
  yieldFloor(): void;
  /** Opens the «почему?» note beside the element. */
  explain(near: Near, at: Element): void;
  explainText(title: string, text: string, clause: string, at: Element): void;
  takeBack(): void;
  /** Somebody else on this device is awaited, while I may look on: who, and hands it over. */
  next?: { name: string; pass(): void };
  /** Leads to the result; null while the game goes on, and where there is none to go to: in a replay, on a TV. */
  showResult: (() => void) | null;
  /** Keeps the result back until `showResult`: the drawing has the last of the game to show first. */
  holdResult(): void;
}

/** A scene of some game, for parts that read nothing of the game's own: every drawing's scene is one. */
export type AnyScene = Scene<object, object, object>;

/** `web/src/games/<id>/Table.svelte`: the cloth, the hand and the rim with actions. */
export type Drawing = Component<{ scene: Scene }>;

/** `web/src/games/<id>/guide.ts`: the key of the text that helps a first game at this moment. */
export type Guide = (scene: Scene) => string | null;
