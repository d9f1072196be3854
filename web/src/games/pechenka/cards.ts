import facts from '../../../../src/igroteka/games/pechenka/data.toml?raw';
import type { GameWords } from '../../lib/words/game-words';

/** How a card looks: colour never alone, each has a picture and a name. */
export interface Look {
  colour: string;
  pale: string;
  ink: string;
}

const LOOKS: Record<string, Look> = {
  P: { colour: '#9c5a0f', pale: '#fbe6c4', ink: '#6d3d08' },
  B: { colour: '#2666c4', pale: '#d6e6fb', ink: '#173f7e' },
  S: { colour: '#546973', pale: '#e4ebee', ink: '#33454e' },
  T: { colour: '#7446b0', pale: '#eadff7', ink: '#482577' },
  X: { colour: '#b83c28', pale: '#fadccf', ink: '#742012' },
  K: { colour: '#1a7358', pale: '#d3efe3', ink: '#0e4a38' },
  sword: { colour: '#8a2432', pale: '#f3d9d3', ink: '#5c121e' },
  shield: { colour: '#2a5675', pale: '#d7e6ee', ink: '#173a53' },
  hill: { colour: '#56752a', pale: '#e5efcf', ink: '#334a12' },
};

export function lookOf(card: string): Look {
  const look = LOOKS[card];
  if (!look) throw new Error(`no card ${card}`);
  return look;
}

// What a card is worth stands in the game's data file, and nowhere else.
const COINS = new Map(
  [...facts.matchAll(/\[everyone\.(\w+)\][^[]*value = (\d+)/g)].map(([, what, coins]) => [
    what,
    Number(coins),
  ]),
);
const EARNS: Record<string, string> = { sword: 'attack', shield: 'defence', hill: 'hill' };

/** The coins that a sword, a shield or a hill may bring; a character brings none. */
export const coinsOf = (card: string): number => COINS.get(EARNS[card] ?? '') ?? 0;

export const isCharacter = (card: string): boolean => !(card in EARNS);

/** The card's name as it is written on it. */
export function titleOf(words: GameWords, card: string): string {
  const name = words.card(card);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What is written small: a character's short name, or what the card may bring. */
export const codeOf = (words: GameWords, card: string): string =>
  isCharacter(card) ? words.card(card, 'short') : `+${coinsOf(card)}`;
