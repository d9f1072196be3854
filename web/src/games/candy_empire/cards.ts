import type { Facts } from './shapes';

/** How the cards of a pair look: colour never alone, the partner's picture stands beside it. */
interface Look {
  colour: string;
  pale: string;
}

const LOOKS: Record<string, Look> = {
  'SKU-VOR': { colour: '#a8481a', pale: '#fde3cf' },
  'POL-OTN': { colour: '#1f5c99', pale: '#d8e6f5' },
  'SUD-NAI': { colour: '#5b3596', pale: '#e6dcf6' },
  'ADV-AVT': { colour: '#1f6b3a', pale: '#d8eedb' },
  'POH-KAR': { colour: '#a3246b', pale: '#fadcec' },
  'DET-HIT': { colour: '#0f6a6d', pale: '#d3ecec' },
};
const ALONE: Look = { colour: '#7a5a0c', pale: '#f7ecc9' };

const pairs = (facts: Facts): string[] =>
  Object.keys(facts).flatMap((name) => (name.startsWith('pairs.') ? [name.slice(6)] : []));

/** The partner with whom a character makes a pair, and the candies of the pair; none: it has no partner. */
export function pairOf(facts: Facts, card: string): { partner: string; candies: number } | null {
  const name = pairs(facts).find((pair) => pair.split('-').includes(card));
  if (!name) return null;
  const [one = '', other = ''] = name.split('-');
  return { partner: card === one ? other : one, candies: Number(facts[`pairs.${name}`]) };
}

export function lookOf(card: string): Look {
  const name = Object.keys(LOOKS).find((pair) => pair.split('-').includes(card));
  return (name && LOOKS[name]) || ALONE;
}

/** The candies printed on a card. */
export const candiesOf = (facts: Facts, card: string): number =>
  Number(facts[`cards.${card}.candies`]);
