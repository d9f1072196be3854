/** A picture of the game's own, in its colour, or a sign between two: `→`, `+`. */
export type Shown = { picture: string; colour: string; back?: boolean } | string;

/** A part of a turn: a row of pictures, and a sentence of `texts/turn.*.ftl`. */
export interface TurnPart {
  text: string;
  shown: Shown[];
}

/** What a turn is made of, for somebody who has never played: the file `turn-pictures.ts` of a game. */
export interface Turn {
  /** Has the pictures, each a `<symbol>`. */
  sprite: string;
  /** In the order of a turn, at a table with these options. */
  parts(options: Record<string, unknown>): TurnPart[];
}
