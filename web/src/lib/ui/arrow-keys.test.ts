import { expect, test } from 'vitest';
import { gridArrows } from './arrow-keys';

test('arrows walk over a board and stop at its edges', () => {
  const board = document.createElement('div');
  board.innerHTML = '<button></button>'.repeat(9);
  document.body.append(board);
  gridArrows(3)(board);
  const cells = [...board.querySelectorAll('button')];
  const walk = (from: number, key: string) => {
    cells[from]!.focus();
    cells[from]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return cells.indexOf(document.activeElement as HTMLButtonElement);
  };
  expect([4, 5].map((at) => walk(at, 'ArrowRight'))).toEqual([5, 5]);
  expect([4, 3].map((at) => walk(at, 'ArrowLeft'))).toEqual([3, 3]);
  expect([4, 1].map((at) => walk(at, 'ArrowUp'))).toEqual([1, 1]);
  expect([4, 7].map((at) => walk(at, 'ArrowDown'))).toEqual([7, 7]);
  expect([walk(4, 'Home'), walk(4, 'End')]).toEqual([3, 5]);
});
