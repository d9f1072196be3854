/** The size that a finger hits, and the smallest size of a tile. */
export const TAP = 44;
const LEAST = 24;
/** A tile of at least this part of the largest size may lie in fewer rows; in several rows it is a little smaller. */
const EASY = 0.7;
const IN_ROWS = 0.87;
export const GAP = 5;
/** Room for what a pair brings, which stands out below it. */
export const BELOW = 6;
export const FRAME = 2;
const ROW_GAP = 8;
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

const heightOf = (rows: number, size: number): number => rows * (size + ROW_GAP) - ROW_GAP + BELOW;

/** The height at which an empire is easy to read: few rows, and tiles of a finger's size. */
export function wantedHeight(groups: readonly number[], width: number, most: number): number {
  for (let rows = 1; ; rows++) {
    let size = rows > 1 ? Math.round(most * IN_ROWS) : most;
    while (size > LEAST && rowsAt(size, groups, width) > rows) size--;
    if (size >= EASY * most || rows === MOST_ROWS) return heightOf(rows, size);
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
