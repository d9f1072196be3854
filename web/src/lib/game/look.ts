/** How a game looks from outside: its lid, the back of its cards, the dark of its box, its cloth. */
export interface Look {
  lid: string;
  back: string;
  dark: string;
  /** The colour of the cloth it is played on, by theme, and what is woven into it. */
  cloth: { light: string; dark: string };
  print?: string;
  /** Where the game stands on the shelf. */
  shelf: number;
}

const MODULES = import.meta.glob<{ look: Look }>('../../games/*/look.ts', { eager: true });

/** The `look.ts` of a game; undefined: it has none, and is shown without. */
export function lookOf(game: string): Look | undefined {
  return MODULES[`../../games/${game}/look.ts`]?.look;
}

/** The custom properties of `.cloth` that lay this game's cloth, for a `style` attribute. */
export function clothStyle(look: Look | null | undefined): string | undefined {
  if (!look) return undefined;
  const { cloth, print } = look;
  return `--cloth-light: ${cloth.light}; --cloth-dark: ${cloth.dark}; --print: ${print ?? 'none'}`;
}
