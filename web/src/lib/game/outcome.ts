/** What is awaited: the step, its clause, and whether it is awaited of the viewer. */
export interface Prompt {
  step: string;
  clause: string;
  mine: boolean;
  /** Not there where nobody may know it. */
  awaited?: number[];
  /**
   * Where all answer in secret: what I have answered so far; it may be changed until the last answer is in, or the
   * window is closed.
   */
  answered?: string;
  /** I may not talk now. */
  quiet?: boolean;
  /** The answers of others that I may read as they stand, by seat. */
  others?: Record<string, string>;
  [word: string]: unknown;
}

/** How the game ended: scores and places by seat, and where each seat's points come from. */
export interface Outcome {
  reason: string;
  scores: number[];
  places: number[];
  /** Those on the first place have drawn; otherwise they have won, several of them together. */
  draw?: boolean;
  /** What each seat brought; the score of a seat is that of its side. */
  sheet: Record<string, number>[];
  /** The side of each seat, those included that were secret until now; absent where everybody plays for themselves. */
  sides?: number[];
  /** What decided between equal points, or that nothing did: `tie-…` is its text. */
  ties?: { reason: string; words: Record<string, unknown> }[];
  /** The sides that won, where the game has names for them: `won-…` is their text. */
  winners?: string[];
}
