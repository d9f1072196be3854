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

const lines = Object.entries(WANTED).flatMap(([family, names]) =>
  names.map((name, value) => {
    const [, path] = icons[name].body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
    return `  // ${name}\n  ${family}${value}: '${light(path)}',`;
  }),
);
writeFileSync(
  'src/games/famiglia/pictures.ts',
  `// Made by make-pictures.js from game-icons.net (CC BY 3.0): do not edit.

/** The picture of each card: one path on 512 by 512 units. */
export const PICTURES: Record<string, string> = {
${lines.join('\n')}
};
`,
);
