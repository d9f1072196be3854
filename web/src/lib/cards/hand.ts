/** Where a card of a hand lies: its left upper corner in pixels, and by how many degrees it is turned. */
export interface Spot {
  x: number;
  y: number;
  tilt: number;
}

/** How a hand is laid: how wide its cards are, how high it is, and where each card lies. */
export interface Layout {
  card: number;
  height: number;
  spots: Spot[];
}

const TALL = 1.3;
/** What a chosen card rises by, above the first row. */
const ABOVE = 12;
const BELOW = 5;
const GAP = 6;

/** One row in the middle: cards that have room lie apart, others upon one another like a fan. */
export function oneRow(count: number, width: number, card: number): Layout {
  const step = count > 1 ? Math.min(card + GAP, (width - card - 8) / (count - 1)) : 0;
  const start = (width - card - step * (count - 1)) / 2;
  const turn = step < card ? 2.4 : 1;
  const spots = Array.from({ length: count }, (_, at) => ({
    x: start + step * at,
    y: ABOVE,
    tilt: (at - (count - 1) / 2) * turn,
  }));
  return { card, height: card * TALL + ABOVE + BELOW, spots };
}
