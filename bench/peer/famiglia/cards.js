// The cards of Famiglia: the family's letter and a value.

const FAMILIES = ['I', 'A', 'B', 'M'];
export const CARDS = FAMILIES.flatMap((family) => [0, 1, 2, 3, 4].map((value) => family + value));
const KIND = Object.fromEntries(CARDS.map((card, kind) => [card, kind]));
const POINTS = {
  I: [1, 3, 6, 10, 15],
  A: [0, 1, 3, 6, 10],
  B: [0, 1, 3, 6, 10],
  M: [0, 1, 3, 6, 10],
};

export const STARTING_SET = FAMILIES.map((family) => `${family}0`);

export function value(card) {
  return card.charCodeAt(1) - 48;
}

export function kind(card) {
  return KIND[card];
}

export function points(cards) {
  return cards.reduce((sum, card) => sum + POINTS[card[0]][value(card)], 0);
}

export function sheet(cards) {
  const byFamily = (family) => points(cards.filter((card) => card[0] === family));
  return Object.fromEntries(FAMILIES.map((family) => [family, byFamily(family)]));
}

export function sorted(cards) {
  return [...cards].sort((one, other) => KIND[one] - KIND[other]);
}

// How many of each kind, by the number of the kind.
export function counts(cards) {
  const out = Array(CARDS.length).fill(0);
  for (const card of cards) out[KIND[card]] += 1;
  return out;
}

export function remove(cards, card) {
  cards.splice(cards.indexOf(card), 1);
}

// Equal points: the strongest card, then the next.
export function stronger(first, second) {
  const order = (cards) =>
    cards.map((card) => value(card) * 100 + points([card])).sort((a, b) => b - a);
  const [mine, theirs] = [order(first), order(second)];
  for (let i = 0; i < Math.max(mine.length, theirs.length); i++) {
    const apart = (mine[i] ?? -1) - (theirs[i] ?? -1);
    if (apart) return apart;
  }
  return 0;
}
