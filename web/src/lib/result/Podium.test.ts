import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Podium from './Podium.svelte';

function podium(places: number[], draw = false, sides?: number[], own: string[] = []): HTMLElement {
  const names = places.map((_, seat) => own[seat] ?? `P${seat}`);
  const outcome = { reason: 'deck', scores: places, places, draw, sheet: [], sides };
  return render(Podium, { outcome, seats: [], names }).container;
}
const called = (all: HTMLElement): string[] =>
  [...all.querySelectorAll('b')].map((one) => one.textContent.trim());

test('all are there: the best three with the winner in the middle, then everybody else by place', () => {
  expect(called(podium([2, 1]))).toEqual(['P0', 'P1']);
  expect(called(podium([6, 4, 1, 5, 3, 2]))).toEqual(['P5', 'P2', 'P4', 'P1', 'P3', 'P0']);
  expect(called(podium(Array.from({ length: 20 }, (_, at) => at + 1)))).toHaveLength(20);
});

test('the winner has a crown, and in a draw nobody', () => {
  const crowns = (all: HTMLElement) => all.querySelectorAll('.crown, .others b svg').length;
  expect(crowns(podium([1, 2, 3]))).toBe(1);
  expect(crowns(podium([1, 1, 1, 1, 5]))).toBe(4);
  expect(crowns(podium([1, 1, 3], true))).toBe(0);
});

test('those who play together stand on one step with one crown', () => {
  const pairs = podium([2, 1, 2, 1], false, [0, 1, 0, 1]);
  expect(called(pairs)).toEqual(['P0', 'P2', 'P1', 'P3']);
  expect(pairs.querySelectorAll('.step')).toHaveLength(2);
  expect(pairs.querySelectorAll('.crown')).toHaveLength(1);
});

test('a long name is not broken to stand beside a partner on one of three steps', () => {
  const sides = [0, 0, 1, 1, 2];
  const all = podium([2, 2, 1, 1, 3], false, sides, ['Fay', 'Gregory']);
  expect(called(all)).toEqual(['Fay, Gregory', 'P2', 'P3', 'P4']);
  expect(called(podium([2, 2, 1, 1], false, sides.slice(0, 4), ['Fay', 'Gregory']))).toContain(
    'Gregory',
  );
});
