// One picture of game-icons (CC BY 3.0, credited on the help page) as a symbol: the whole set is far too heavy for a page.
import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

const { icons } = JSON.parse(
  readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8'),
);

/** The path in whole units of the 512, which is as fine as a card shows; arcs in place of its curves would be coarser. */
function light(path) {
  const params = { floatPrecision: 0, makeArcs: false };
  const { data } = optimize(`<svg><path d="${path}"/></svg>`, {
    plugins: [{ name: 'convertPathData', params }],
  });
  return data.match(/ d="([^"]+)"/)[1];
}

export function symbol(id, name) {
  const [, path] = icons[name].body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
  return `    <!-- ${name} -->
    <symbol id="${id}" viewBox="0 0 512 512"><path fill="currentColor" d="${light(path)}"/></symbol>`;
}

/** All symbols of a game, as the page takes them in. */
export const pictures = (
  symbols,
) => `<!-- Made by make-pictures.js from game-icons.net (CC BY 3.0): do not edit. -->
<svg class="hidden" width="0" height="0" aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
  <defs>
${symbols.join('\n')}
  </defs>
</svg>
`;
