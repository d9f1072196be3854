import type { Component } from 'svelte';
import type { Entry, Near, Option, SeatInfo } from '../connection/wire';
import type { GameWords } from '../words/game-words';

/** What is awaited: the step, its clause, and whether it is awaited of the viewer. */
export interface Prompt {
  step: string;
  clause: string;
  mine: boolean;
  awaited: number[];
  /** Where all answer in secret: what I have answered so far; it may be changed until the last answer is in. */
  answered?: string;
  [word: string]: unknown;
}

/** How the game ended: scores and places by seat, and where each seat's points come from. */
export interface Outcome {
  reason: string;
  scores: number[];
  places: number[];
  sheet: Record<string, number>[];
}

/** The game's own fields as the viewer may know them, with what is awaited and how it ended. */
export interface View {
  prompt: Prompt | null;
  outcome: Outcome | null;
  [field: string]: unknown;
}

/** All that a game's drawing needs: what to draw, what may be chosen, and how to say it. */
export interface Scene {
  game: string;
  /** What this device calls the match when it remembers something about it. */
  match: string;
  view: View;
  /** My seat; -1: a spectator, a TV. */
  viewer: number;
  seats: SeatInfo[];
  /** By seat, in the reader's language. */
  names: string[];
  /** [] when nothing is awaited of me. */
  options: Option[];
  /** What one may reach for in this step and cannot have. */
  near: Near[];
  decision: number;
  undo: 'no' | 'free' | 'ask';
  /** My choice is on its way: offer nothing. */
  busy: boolean;
  /** False in a replay and on a TV. */
  live: boolean;
  /** What has just happened since the previous scene, for cards that travel; [] on first sight. */
  fresh: Entry[];
  /** The whole log as far as it still holds: what this turn has seen so far. */
  log: Entry[];
  words: GameWords;
  choose(option: Option): void;
  /** Opens the «почему?» note beside the element. */
  explain(near: Near, at: Element): void;
  explainText(title: string, text: string, clause: string, at: Element): void;
  takeBack(): void;
}

/** `web/src/games/<id>/Table.svelte`: the cloth, the hand and the rim with actions. */
export type Drawing = Component<{ scene: Scene }>;

/** `web/src/games/<id>/guide.ts`: the key of the text that helps a first game at this moment. */
export type Guide = (scene: Scene) => string | null;
