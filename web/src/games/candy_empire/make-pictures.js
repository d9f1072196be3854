// Makes the pictures of the characters.
// Run from web/ after changing the list: node src/games/candy_empire/make-pictures.js
import { writeFileSync } from 'node:fs';
import { pictures, symbol } from '../../../scripts/game-icon.js';

const WANTED = {
  AVT: 'mustache',
  ADV: 'briefcase',
  DET: 'sherlock-holmes',
  KAR: 'robber-hand',
  VOR: 'robber',
  NAI: 'bandit',
  OTN: 'sly',
  POL: 'police-officer-head',
  POH: 'cowled',
  SKU: 'cash',
  SUD: 'gavel',
  TOR: 'shopping-bag',
  HIT: 'police-badge',
  candy: 'wrapped-sweet',
};
const symbols = Object.entries(WANTED).map(([card, name]) => symbol(`empire-${card}`, name));
writeFileSync('src/games/candy_empire/pictures.svg', pictures(symbols));
