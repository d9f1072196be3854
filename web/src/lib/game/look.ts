/** How a game looks from outside: its lid, the back of its cards, the dark of its box, its cloth. */
export interface Look {
  lid: string;
  back: string;
  dark: string;
  /** The colour of the cloth it is played on, and what is woven into it. */
  cloth: string;
  print?: string;
}

const MODULES = import.meta.glob<{ look: Look }>('../../games/*/look.ts', { eager: true });

/** The `look.ts` of a game; undefined: it has none, and is shown without. */
export function lookOf(game: string): Look | undefined {
  return MODULES[`../../games/${game}/look.ts`]?.look;
}
