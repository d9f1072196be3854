import type { StageSize } from '../../lib/game/stage';

/** The size that a finger hits, and the smallest size of a tile on which its numbers can be read. */
export const TAP = 44;
const LEAST = 24;
/** A tile of at least this part of the largest size may lie in fewer rows; in several rows it is a little smaller. */
const EASY = 0.7;
const IN_ROWS = 0.87;
export const GAP = 5;
/** Room for the number of equal cards, which stands out above. */
export const ABOVE = 5;
export const FRAME = 2;
export const ROW_GAP = 9;
const MOST_ROWS = 3;

/** Groups of tiles, by their length, wrapped into rows of this width. */
function rowsAt(size: number, groups: readonly number[], width: number): number {
  let [rows, x] = [1, 0];
  for (const length of groups) {
    const wide = length * size + (length > 1 ? 2 * FRAME : 0);
    if (x > 0 && x + wide > width) [rows, x] = [rows + 1, 0];
    x += wide + GAP;
  }
  return rows;
}

const heightOf = (rows: number, size: number): number =>
  rows * (size + ROW_GAP) - ROW_GAP + ABOVE + 2 * FRAME;

/** The height at which an empire is easy to read: few rows, and tiles of a finger's size. */
export function wantedHeight(groups: readonly number[], width: number, most: number): number {
  for (let rows = 1; ; rows++) {
    let size = rows > 1 ? Math.max(LEAST, Math.round(most * IN_ROWS)) : most;
    while (size > LEAST && rowsAt(size, groups, width) > rows) size--;
    const easy = size >= EASY * most && rowsAt(size, groups, width) <= rows;
    if (easy || rows === MOST_ROWS) return heightOf(rows, size);
  }
}

/** The largest tiles with which all of it fits into the box; if none do, the smallest. */
export function tileSize(
  groups: readonly number[],
  box: { width: number; height: number },
  most: number,
): number {
  let size = most;
  while (size > LEAST && heightOf(rowsAt(size, groups, box.width), size) > box.height) size--;
  return size;
}

/** What else stands on a phone beside empires and hand: piles, gaps and buttons; and what an empire needs around its tiles. */
const REST = 228;
const RIM = { theirs: 6, mine: 36, beside: 136 };
const LOWEST = { once: 50, series: 64 };
const WIDEST = 106;
const NARROWEST = 60;
/** Tiles larger than these give way to the hand; smaller ones do so, too, until it is easy to read. */
const ENOUGH = 52;
const READABLE = 88;
const WIDE = 700;

/** The height of a laptop's stage. On a higher one all cards are larger, up to a point. */
const LAPTOP = 686;
const MOST_GROWN = 1.5;
const grown = ({ height }: StageSize, size: number): number =>
  Math.round(size * Math.max(1, Math.min(MOST_GROWN, height / LAPTOP)));

/** How wide a card of the hand is, for what size of tiles an empire asks for room, and how large they may get. */
export interface Shares {
  card: number;
  tile: number;
  most: number;
}

/**
 * How hand and empires share the screen: as the look has it, and on a phone late in a game, when the empires of many
 * need the room, at the largest tiles that leave a hand to be read. Groups of tiles are given by seat, mine first.
 */
export function sharesOf(
  stage: StageSize,
  [mine = [], ...others]: readonly number[][],
  { watched = false, series = false } = {},
): Shares {
  const most = largestTile(stage, others.length, watched);
  const broad = Math.max(60, Math.min(WIDEST, Math.floor(stage.height / 3.8)));
  if (stage.broad || watched) return { card: broad, tile: most, most };
  if (stage.width >= WIDE) return { card: grown(stage, 112), tile: most, most };
  const cardAt = (tile: number): number => {
    const heights = others.map((groups) =>
      Math.max(
        series ? LOWEST.series : LOWEST.once,
        wantedHeight(groups, stage.width - RIM.beside, tile) + RIM.theirs,
      ),
    );
    const own = wantedHeight(mine, stage.width - 40, tile + MINE_LARGER) + RIM.mine;
    const room = stage.height - REST - heights.reduce((sum, height) => sum + height, own);
    return Math.max(NARROWEST, Math.min(WIDEST, Math.floor(room / 1.3)));
  };
  let [tile, card] = [most, cardAt(most)];
  while (card < (tile > ENOUGH ? WIDEST : READABLE) && tile > LEAST) card = cardAt(--tile);
  return { card: tile < ENOUGH ? Math.min(card, READABLE) : card, tile, most };
}

/** Tiles of my empire may be larger than those of others. */
export const MINE_LARGER = 8;

/** The largest tiles of the others' empires: few empires have room for larger ones. */
export function largestTile(stage: StageSize, rivals: number, watched: boolean): number {
  if (watched) {
    const rows = rivals === 4 ? 2 : rivals;
    return Math.max(40, Math.min(120, Math.floor((stage.height - 110) / rows / 1.7)));
  }
  if (stage.broad) return 46;
  if (stage.width >= WIDE) return grown(stage, rivals > 2 ? 66 : 76);
  return [80, 80, 52, 46][rivals] ?? 46;
}
