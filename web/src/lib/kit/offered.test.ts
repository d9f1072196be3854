import { expect, test } from 'vitest';
import { offered } from './offered';

function called(html: string): string[] {
  const page = document.createElement('div');
  page.innerHTML = html;
  return offered(page).map((one) => one.id);
}

test('what may be chosen is counted in its order, without what is covered or busy', () => {
  const table = `<button id="a" data-offered></button><button id="b"></button>
    <button id="c" data-offered tabindex="-1"></button><button id="d" data-offered disabled></button>
    <button id="e" data-offered></button>`;
  expect(called(table)).toEqual(['a', 'e']);
});

test('a list that lies over the table is counted alone', () => {
  const ways = `<button id="a" data-offered></button>
    <fieldset><input type="radio" id="b" data-offered /><input type="radio" id="c" data-offered /></fieldset>`;
  expect(called(ways)).toEqual(['b', 'c']);
});
