import type { GameWords } from '../../lib/game/game-words';
import type { PechenkaScene } from './scene';
import type { Facts } from './shapes';

/** How a card looks: colour never alone, each has a picture and a name. */
interface Colours {
  colour: string;
  pale: string;
  ink: string;
}

const COLOURS: Record<string, Colours> = {
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

export function coloursOf(card: string): Colours {
  const colours = COLOURS[card];
  if (!colours) throw new Error(`no card ${card}`);
  return colours;
}

const WORTH: Record<string, 'everyone.attack' | 'everyone.defence' | 'everyone.hill'> = {
  sword: 'everyone.attack',
  shield: 'everyone.defence',
  hill: 'everyone.hill',
};

export const isCharacter = (card: string): boolean => !(card in WORTH);

/** The coins that a sword, a shield or a hill may bring; a character brings none. */
export function coinsOf(facts: Facts, card: string): number {
  const worth = WORTH[card];
  return worth ? facts[worth] : 0;
}

/** The card's name as it is written on it. */
export function titleOf(words: GameWords, card: string): string {
  const name = words.card(card);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Several names in a row. */
export const titlesOf = (words: GameWords, cards: readonly string[]): string =>
  words.row(cards.map((card) => titleOf(words, card)));

/** The small print: a character's short name, or the coins that the card may bring. */
export const codeOf = ({ words, facts }: PechenkaScene, card: string): string =>
  isCharacter(card) ? words.card(card, 'short') : `+${coinsOf(facts, card)}`;
