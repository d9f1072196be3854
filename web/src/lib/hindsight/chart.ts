import type { Judged } from '../connection/wire';

/** A decision that cost much, as it is marked: in hundredths of the chart, from the left and from the top. */
export interface Mark {
  x: number;
  y: number;
  number: number;
}

/** The line of the chances over the match, each decision with the chance before and after it, and the marks. */
export function chartOf(
  judged: readonly Judged[],
  dearest: readonly Judged[],
  first: number,
  last: number,
): { line: string; marks: Mark[] } {
  const across = (at: number) => (100 * (at - first)) / Math.max(1, last - first);
  const points = judged.flatMap(({ at, before, after }) => {
    const x = across(at);
    return before === after
      ? [[x, before]]
      : [
          [x, before],
          [x, after],
        ];
  });
  const ends = points.length ? [[0, points[0]![1]!], ...points, [100, points.at(-1)![1]!]] : [];
  return {
    line: ends.map(([x, y]) => `${x!.toFixed(2)},${100 - y!}`).join(' '),
    marks: dearest.map(({ at, after }, index) => ({
      x: across(at),
      y: 100 - after,
      number: index + 1,
    })),
  };
}
