import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Card from './Card.svelte';

const drawn = (props: { pale?: string; small?: boolean }) =>
  render(Card, { back: 'back.svg', ...props }).container;

test('a card without a face lies face down', () => {
  expect(drawn({}).querySelector('img')?.getAttribute('src')).toBe('back.svg');
  expect(drawn({}).querySelector('svg')).toBeNull();
});

test('large and small cards have the same proportions', () => {
  const box = (small: boolean) => {
    const svg = drawn({ pale: '#fff', small }).querySelector('svg')!;
    const [, , wide, high] = svg.getAttribute('viewBox')!.split(' ').map(Number);
    return high! / wide!;
  };
  expect(box(true)).toBeCloseTo(box(false));
});
