/** What a picture of a game that is over shows: who was who, and how it went, in the reader's words. */
export interface Poster {
  title: string;
  /** How it ended. */
  subtitle: string;
  rows: PosterRow[];
  /** The course of the game, a paragraph each. */
  notes: { heading: string; text: string }[];
  foot: string;
}

export interface PosterRow {
  name: string;
  text: string;
  second: string;
  /** The id of an SVG symbol in the document. */
  symbol?: string;
  colour: string;
  /** Has won. */
  won: boolean;
}

const WIDTH = 1080;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const ROW = 104;
const [PAPER, INK, QUIET, HONEY] = ['#f6ecd8', '#3b2613', '#6d5a44', '#9a5f0c'];
const FACE = 'system-ui, sans-serif';

/** A text broken into lines of this width, in the font that the pen has. */
export function wrapped(
  pen: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  width: number,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Paints the picture; its height follows from what it says. */
export function paint(canvas: HTMLCanvasElement, poster: Poster): void {
  const columns = poster.rows.length > 4 ? 2 : 1;
  const pen = canvas.getContext('2d')!;
  // Measured once, then painted: to set the size of a canvas empties it.
  const height = layOut(pen, poster, columns);
  canvas.width = WIDTH;
  canvas.height = height;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, height);
  layOut(pen, poster, columns);
}

function layOut(pen: CanvasRenderingContext2D, poster: Poster, columns: number): number {
  pen.textBaseline = 'alphabetic';
  let y = MARGIN;
  const say = (
    text: string,
    font: string,
    colour: string,
    line: number,
    x = MARGIN,
    width = INNER,
  ) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const row of wrapped(pen, text, width)) pen.fillText(row, x, (y += line));
  };
  say(poster.title, `800 60px ${FACE}`, INK, 60);
  say(poster.subtitle, `600 34px ${FACE}`, HONEY, 46);
  y += 28;
  const width = INNER / columns;
  poster.rows.forEach((row, at) => {
    const [line, column] = [Math.floor(at / columns), at % columns];
    paintRow(pen, row, MARGIN + column * width, y + line * ROW, width - 16);
  });
  y += Math.ceil(poster.rows.length / columns) * ROW + 8;
  for (const { heading, text } of poster.notes) {
    y += 12;
    say(heading, `700 28px ${FACE}`, QUIET, 30);
    say(text, `400 28px ${FACE}`, INK, 36);
  }
  y += 24;
  say(poster.foot, `600 24px ${FACE}`, QUIET, 28);
  return Math.ceil(y + MARGIN);
}

function paintRow(
  pen: CanvasRenderingContext2D,
  row: PosterRow,
  x: number,
  y: number,
  width: number,
): void {
  const size = 80;
  pen.fillStyle = row.colour;
  pen.beginPath();
  pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  pen.fill();
  if (row.symbol) paintSymbol(pen, row.symbol, x + 12, y + 12, size - 24);
  const left = x + size + 18;
  pen.fillStyle = INK;
  pen.font = `700 32px ${FACE}`;
  pen.fillText(clipped(pen, row.won ? `${row.name} ★` : row.name, width - size - 18), left, y + 30);
  pen.font = `400 26px ${FACE}`;
  pen.fillStyle = QUIET;
  pen.fillText(clipped(pen, row.text, width - size - 18), left, y + 60);
  pen.fillText(clipped(pen, row.second, width - size - 18), left, y + 88);
}

/** What fits into the width. */
function clipped(pen: CanvasRenderingContext2D, text: string, width: number): string {
  let kept = text;
  while (kept && pen.measureText(kept).width > width) kept = `${kept.slice(0, -2).trimEnd()}…`;
  return kept;
}

/** Symbols of the pictures are squares of 512. */
function paintSymbol(
  pen: CanvasRenderingContext2D,
  id: string,
  x: number,
  y: number,
  size: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 512, size / 512);
  pen.fillStyle = '#fff';
  for (const path of document.querySelectorAll(`#${CSS.escape(id)} path`))
    pen.fill(new Path2D(path.getAttribute('d') ?? ''));
  pen.restore();
}
