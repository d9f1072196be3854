// Makes the pictures of Famiglia's cards.
// Run from web/ after changing the list: node src/games/famiglia/make-pictures.js
import { writeFileSync } from 'node:fs';
import { pictures, symbol } from '../../../scripts/game-icon.js';

const WANTED = {
  I: ['rose', 'fedora', 'cigar', 'spy', 'gun-rose'],
  A: ['abacus', 'briefcase', 'money-stack', 'coins', 'cash'],
  B: ['fist', 'strong', 'muscle-up', 'strong-man', 'brute'],
  M: ['daggers', 'hood', 'crossed-pistols', 'bandit', 'ninja-heroic-stance'],
};

const symbols = Object.entries(WANTED).flatMap(([family, names]) =>
  names.map((name, value) => symbol(`famiglia-${family}${value}`, name)),
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

writeFileSync('src/games/famiglia/pictures.svg', pictures([...symbols, ...rays]));
