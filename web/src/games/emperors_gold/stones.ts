const SHAPES = ['circle', 'square', 'hexagon', 'star', 'rhombus'] as const;
export type Shape = (typeof SHAPES)[number];

/** The field of a card, the letter on its stone, and the dark edge of both. */
const TINTS = {
  red: { pale: '#f9ddd6', letter: '#fff', dark: '#5f0c10' },
  yellow: { pale: '#fdf0c8', letter: '#3a2600', dark: '#7a4a00' },
  green: { pale: '#dbeeda', letter: '#fff', dark: '#0c3a20' },
  blue: { pale: '#d9e7f6', letter: '#fff', dark: '#0a2d5a' },
  violet: { pale: '#ebdff4', letter: '#fff', dark: '#35104f' },
} as const;
export type Colour = keyof typeof TINTS;

/** What lies on a cell where no card does. */
export const PAWN = 'pawn';

export interface Stone {
  shape: Shape;
  colour: Colour;
  value: number;
}

/** What is printed on a card, by its name. */
export function stoneOf(card: string): Stone {
  const [shape, colour, value] = card.split('-') as [Shape, Colour, string];
  return { shape, colour, value: Number(value) };
}

export const isShape = (element: string): element is Shape =>
  (SHAPES as readonly string[]).includes(element);

export const tintOf = (colour: Colour) => TINTS[colour];
