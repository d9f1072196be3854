import { render, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Option } from '../connection/wire';
import HintMarks from './HintMarks.svelte';

const option = (touches: string[]) => ({ choice: touches.join(), touches }) as Option;

/** A table with two things, of which the second may be chosen and says where a sign on it covers nothing. */
function table(): HTMLElement {
  const main = document.createElement('main');
  main.innerHTML = `<button data-thing="a"></button>
    <button data-thing="b"><span data-standing="hint" style="--tick: auto auto -9px -9px"></span></button>`;
  for (const one of main.querySelectorAll('[data-thing], span'))
    one.getBoundingClientRect = () => new DOMRect(10, 10, 40, 60);
  document.body.append(main);
  return main;
}

test('a number stands where the game keeps room for the star', async () => {
  const main = table();
  const turn = [option(['a']), option(['b'])];
  const { container } = render(HintMarks, { target: main, props: { turn } });
  await waitFor(() => expect(container.querySelectorAll('i')).toHaveLength(2));
  const [first, second] = container.querySelectorAll('i');
  expect([first, second].map((one) => one!.textContent)).toEqual(['1', '2']);
  expect(first!.style.getPropertyValue('--tick')).toBe('');
  expect(second!.style.getPropertyValue('--tick')).toBe('auto auto -9px -9px');
  // what may be chosen has its frame already
  expect([first, second].map((one) => one!.classList.contains('framed'))).toEqual([true, false]);
});
