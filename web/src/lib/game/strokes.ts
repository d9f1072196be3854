/** What a record calls the event of a sketch. */
export const SKETCH = 'drawing';

/** The paper of a sketch: a square; the server takes no more strokes and points than these. */
export const PAPER = 64;
const [MOST_STROKES, MOST_POINTS] = [32, 200];
/** Points that are nearer to each other than this say nothing new. */
const NEAR = 2;

/** Each stroke is a flat row x, y, x, y …; one point is a dot. */
export type Stroke = number[];

const points = (strokes: readonly Stroke[]) =>
  strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);

/** Is there room for another stroke, and for another point of one? */
export function hasRoom(strokes: readonly Stroke[]): boolean {
  return strokes.length < MOST_STROKES && points(strokes) < MOST_POINTS;
}

/** A place in a frame as a point of the paper. */
export function onPaper(x: number, y: number, frame: DOMRectReadOnly): [number, number] {
  const cell = (at: number, from: number, size: number) =>
    Math.max(0, Math.min(PAPER - 1, Math.floor(((at - from) / (size || 1)) * PAPER)));
  return [cell(x, frame.left, frame.width), cell(y, frame.top, frame.height)];
}

/** The sketch with a new stroke that begins here. */
export function begun(strokes: readonly Stroke[], x: number, y: number): Stroke[] {
  return hasRoom(strokes) ? [...strokes, [x, y]] : [...strokes];
}

/** The sketch with its last stroke drawn on to here. */
export function drawnOn(strokes: readonly Stroke[], x: number, y: number): Stroke[] {
  const last = strokes.at(-1);
  const [oldX = x, oldY = y] = last?.slice(-2) ?? [];
  const near = Math.max(Math.abs(x - oldX), Math.abs(y - oldY)) < NEAR;
  if (!last || near || points(strokes) >= MOST_POINTS) return [...strokes];
  return [...strokes.slice(0, -1), [...last, x, y]];
}

/** A stroke as the path of a picture; a dot is a line to itself. */
export function path([x = 0, y = 0, ...rest]: readonly number[]): string {
  const pairs = rest.length ? rest : [x, y];
  const lines = pairs.flatMap((value, at) => (at % 2 ? [] : [`L${value} ${pairs[at + 1] ?? 0}`]));
  return `M${x} ${y}${lines.join('')}`;
}
