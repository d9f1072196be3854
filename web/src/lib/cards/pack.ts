import { TALL } from './fit';

/** Always high enough for three rows of the smallest signs, so that what lies below it stays. */
const LEAST = 39;
const GAP = 2;
/** What is seen of a sign under an equal one. */
export const PEEK = 4;

/** Heaps of equal cards: where each lies, how high all of it is; without a sign's size they are small cards. */
export interface Packed {
  height: number;
  sign?: number;
  spots: { x: number; y: number }[];
}

/**
 * `counts`: how many cards each heap has. A small card that is covered shows its value; where there is no room for
 * that, signs in rows.
 */
export function pack(
  counts: readonly number[],
  width: number,
  card: number,
  backs = false,
): Packed {
  const height = Math.max(LEAST, card * TALL);
  const step = Math.min(card * 0.86, (width - card) / Math.max(1, counts.length - 1));
  if (backs || step >= card * 0.58) {
    const y = (height - card * TALL) / 2;
    return { height, spots: counts.map((_, at) => ({ x: at * step, y })) };
  }
  let sign = Math.floor(card * 0.6);
  let rows = inRows(counts, width, sign);
  while (rows.high * sign > height && sign > 9) rows = inRows(counts, width, --sign);
  const top = (height - rows.high * sign) / 2;
  return { height, sign, spots: rows.spots.map(({ x, y }) => ({ x, y: top + y * sign })) };
}

function inRows(counts: readonly number[], width: number, sign: number) {
  let [x, y] = [0, 0];
  const spots = counts.map((count) => {
    const wide = sign + (count - 1) * PEEK;
    if (x + wide > width) [x, y] = [0, y + 1];
    const spot = { x, y };
    x += wide + GAP;
    return spot;
  });
  return { spots, high: y + 1 };
}
