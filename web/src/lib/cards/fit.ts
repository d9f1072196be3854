/** Cards are 100 by 130. */
export const TALL = 1.3;
/** Targets of a finger. */
export const TAP = 44;
const ROW_GAP = 8;
/** Cards that have room lie apart, but still as one group. */
const WIDE_GAP = 16;

/** How many columns a group of cards has, how wide its cards are, and how far apart. */
export interface Grid {
  columns: number;
  width: number;
  gap: number;
  /** How high all of it is. */
  height: number;
  /** Where the left upper corner of a card is: the group lies in the middle of its box. */
  spot(at: number): { x: number; y: number };
}

interface Bounds {
  /** The widest that a card may be. */
  most: number;
  /** The narrowest: what a finger hits, unless it is only looked at. */
  least?: number;
  /** What stands out below each card. */
  below?: number;
}

/**
 * The largest cards with which this many fit into the box; if none do, the smallest that are allowed, and it is higher.
 */
export function grid(
  count: number,
  box: { width: number; height: number },
  { most, least = TAP, below = 0 }: Bounds,
): Grid {
  const air = box.width > 700 ? 12 : count > 12 ? 4 : count > 8 ? 6 : 10;
  let [columns, width] = [Math.floor((box.width + air) / (least + air)), least];
  for (let tried = 1; tried <= count; tried++) {
    const rows = Math.ceil(count / tried);
    const across = (box.width - air * (tried - 1)) / tried;
    const down = ((box.height - ROW_GAP * (rows - 1)) / rows - below) / TALL;
    const fits = Math.floor(Math.min(across, down, most));
    if (fits > width) [columns, width] = [tried, fits];
  }
  const rows = Math.ceil(count / columns);
  columns = Math.ceil(count / rows);
  const height = rows * (width * TALL + below) + ROW_GAP * (rows - 1);
  const spare = (box.width - width * columns) / Math.max(1, columns - 1);
  const gap = Math.max(air, Math.min(WIDE_GAP, spare));
  const left = (box.width - columns * (width + gap) + gap) / 2;
  const top = Math.max(0, (box.height - height) / 2);
  const spot = (at: number) => ({
    x: left + (at % columns) * (width + gap),
    y: top + Math.floor(at / columns) * (width * TALL + below + ROW_GAP),
  });
  return { columns, width, gap, height, spot };
}
