import type { Facts } from './shapes';

/** How a family looks: colour never alone, so it has a shape, too. */
export interface Family {
  colour: string;
  /** Ink for pictures and letters. */
  ink: string;
  pale: string;
  /** Ink of the value inside the shape. */
  value: string;
  /** The shape on 34 by 34 units. */
  shape: string;
}

type Letter = 'I' | 'A' | 'B' | 'M';
const FAMILIES: Record<Letter, Family> = {
  I: {
    colour: '#b3262e',
    ink: '#7f1319',
    pale: '#f8dcd4',
    value: '#fff',
    shape: 'M17 1a16 16 0 1 1 0 32a16 16 0 0 1 0-32z',
  },
  A: {
    colour: '#215fa6',
    ink: '#133d70',
    pale: '#d8e6f5',
    value: '#fff',
    shape: 'M5 2h24a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
  },
  B: {
    colour: '#eaa91a',
    ink: '#6d4700',
    pale: '#fcecc0',
    value: '#3a2300',
    shape: 'M17 0l15.5 8.5v17L17 34 1.5 25.5v-17z',
  },
  M: {
    colour: '#2f7b47',
    ink: '#184b29',
    pale: '#d9edd6',
    value: '#fff',
    shape: 'M2 2h30v15c0 9-7 14-15 17C9 31 2 26 2 17z',
  },
};

export const familyOf = (card: string): Letter => card.charAt(0) as Letter;
export const valueOf = (card: string): number => Number(card.charAt(1));
export const lookOf = (card: string): Family => FAMILIES[familyOf(card)];

/** The points printed on a card. */
export const pointsOf = (facts: Facts, card: string): number =>
  facts[`points.${familyOf(card)}`][valueOf(card)] ?? 0;
