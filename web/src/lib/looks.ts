/** How a game looks from outside: its lid, the back of its cards, the dark of its box. */
export interface Look {
  lid: string;
  back: string;
  dark: string;
}

const MODULES = import.meta.glob<{ look: Look }>('../games/*/look.ts', { eager: true });

/** The look that a game brings along; none is needed to stand on the shelf. */
export function lookOf(game: string): Look | undefined {
  return MODULES[`../games/${game}/look.ts`]?.look;
}
