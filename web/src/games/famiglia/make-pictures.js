// Cuts the pictures of Famiglia's cards out of game-icons (CC BY 3.0, credited on the help page): the whole set is far too heavy for a page.
// Run from web/ after changing the list: node src/games/famiglia/make-pictures.js
import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

const WANTED = {
  I: ['rose', 'fedora', 'cigar', 'spy', 'gun-rose'],
  A: ['abacus', 'briefcase', 'money-stack', 'coins', 'cash'],
  B: ['fist', 'strong', 'muscle-up', 'strong-man', 'brute'],
  M: ['daggers', 'hood', 'crossed-pistols', 'bandit', 'ninja-heroic-stance'],
};
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

const symbols = Object.entries(WANTED).flatMap(([family, names]) =>
  names.map((name, value) => {
    const [, path] = icons[name].body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
    return `    <!-- ${name} -->
    <symbol id="famiglia-${family}${value}" viewBox="0 0 512 512"><path fill="currentColor" d="${light(path)}"/></symbol>`;
  }),
);

// Rays behind the picture: the stronger the card, the more of them.
const rays = [8, 12, 16, 24].map((count, at) => {
  const edge = (ray) => {
    const angle = (ray / count) * 2 * Math.PI;
    return `${(90 * Math.cos(angle)).toFixed(1)} ${(90 * Math.sin(angle)).toFixed(1)}`;
  };
  const path = Array.from({ length: count }, (_, ray) => `M0 0L${edge(ray)}L${edge(ray + 0.5)}z`);
  return `    <symbol id="famiglia-rays-${at + 1}" viewBox="-50 -65 100 130" overflow="hidden"><path fill="currentColor" d="${path.join('')}"/></symbol>`;
});

writeFileSync(
  'src/games/famiglia/pictures.svg',
  `<!-- Made by make-pictures.js from game-icons.net (CC BY 3.0): do not edit. -->
<svg class="hidden" width="0" height="0" aria-hidden="true" xmlns="http://www.w3.org/2000/svg">
  <defs>
${[...symbols, ...rays].join('\n')}
  </defs>
</svg>
`,
);
