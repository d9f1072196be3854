import { expect, test } from 'vitest';
import { begun, hasRoom, drawnOn, onPaper, path } from './strokes';

const FRAME = { left: 10, top: 20, width: 128, height: 128 } as DOMRectReadOnly;

test('a finger finds the point under it, and never one outside the paper', () => {
  expect(onPaper(10, 20, FRAME)).toEqual([0, 0]);
  expect(onPaper(74, 84, FRAME)).toEqual([32, 32]);
  expect(onPaper(900, -5, FRAME)).toEqual([63, 0]);
});

test('a stroke is drawn on, but not by points that say nothing new', () => {
  const one = begun([], 3, 4);
  expect(drawnOn(one, 4, 4)).toEqual([[3, 4]]);
  expect(drawnOn(one, 10, 12)).toEqual([[3, 4, 10, 12]]);
  expect(begun(drawnOn(one, 10, 12), 40, 2)).toEqual([
    [3, 4, 10, 12],
    [40, 2],
  ]);
});

test('no more strokes and points than the server takes', () => {
  const dots = Array.from({ length: 32 }, (_, x) => [x, 0]);
  expect(hasRoom(dots)).toBe(false);
  expect(begun(dots, 9, 9)).toHaveLength(32);
  let line = begun([], 0, 0);
  for (let at = 1; at < 500; at++) line = drawnOn(line, (at % 2) * 60, at % 60);
  expect(line[0]!.length / 2).toBe(200);
  expect(hasRoom(line)).toBe(false);
});

test('a stroke is a path, a dot too', () => {
  expect(path([3, 4, 10, 12])).toBe('M3 4L10 12');
  expect(path([3, 4])).toBe('M3 4L3 4');
});
