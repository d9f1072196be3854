import { TALL, TAP } from './fit';
import type { Layout, Spot } from './hand';

/** What is left to touch of a card under an equal one, and under a different one. */
const SLIVER = 24;
const CLOSE = 30;
/** How far the cards stay from the edges, and below the upper one: a chosen card rises. */
const EDGE = 6;
const ABOVE = 8;
const BELOW = 18;
/** The second row covers the lower part of the first. */
const OVERLAP = 0.72;

/**
 * A fan of sorted cards, always as high, so that what lies above it stays. Equal ones may lie close; of different ones
 * a
 * finger must find each, if need be in two rows of smaller cards.
 */
export function fan(cards: readonly string[], wide: number, most: number): Layout {
  const width = wide - 2 * EDGE;
  const kinds = [...new Set(cards)];
  const alone = Math.min(most, Math.max(width - (kinds.length - 1) * TAP, most * 0.82));
  const fits = (kinds.length - 1) * CLOSE + alone <= width;
  const card = fits ? alone : most / (1 + OVERLAP / TALL);
  // Half of the kinds lie in each row.
  const middle = fits ? cards.length : cards.indexOf(kinds[Math.ceil(kinds.length / 2)]!);
  const first = row(cards.slice(0, middle), width, card, ABOVE);
  const second = row(cards.slice(middle), width, card, ABOVE + card * OVERLAP);
  return { card, height: most * TALL + ABOVE + BELOW, spots: [...first, ...second] };
}

function row(cards: readonly string[], width: number, card: number, y: number): Spot[] {
  const steps = cards.map((name, at) => (at === 0 ? 0 : name === cards[at - 1] ? 1 : 2));
  const twins = steps.filter((step) => step === 1).length;
  const others = steps.filter((step) => step === 2).length;
  const room = Math.max(0, width - card);
  const even = room / Math.max(1, cards.length - 1);
  // Equal cards give way first.
  const apart = Math.min(
    Math.max(TAP, card * 0.92),
    Math.max(even, Math.min(TAP, room / Math.max(1, others))),
  );
  const close = Math.min(apart, Math.max(0, (room - apart * others) / Math.max(1, twins)));
  const used = apart * others + close * twins;
  let x = EDGE + (width - used - card) / 2;
  return steps.map((step, at) => {
    x += step === 2 ? apart : step === 1 ? close : 0;
    const off = at - (cards.length - 1) / 2;
    const tilt = Math.max(-7, Math.min(7, off * 2));
    return { x, y: y + Math.min(12, off * off * 0.9), tilt };
  });
}

/** Does an equal card lie so close upon this one that it speaks for both? */
export function isCovered(cards: readonly string[], { spots }: Layout, at: number): boolean {
  const [spot, next] = [spots[at], spots[at + 1]];
  if (!spot || !next || cards[at] !== cards[at + 1]) return false;
  return next.x - spot.x < SLIVER;
}
