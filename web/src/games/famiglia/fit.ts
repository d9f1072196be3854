/** A card is 100 by 130. */
export const TALL = 1.3;
/** Targets of a finger. */
const TAP = 44;
/** What is only looked at may be smaller, so that a crowded street lies in two rows on a phone. */
export const SEEN = 33;
/** The badge of a street card, as far as it stands out below it. */
const BADGE = 16;
const ROW_GAP = 8;
/** Cards that have room lie apart, but still as one street. */
const WIDE_GAP = 16;

/** How many columns the street has, how wide its cards are, and how far apart. */
export interface Grid {
  columns: number;
  width: number;
  gap: number;
  /** How high all of it is. */
  height: number;
}

/** The largest cards with which so many fit into the box, each with its badge below; a finger must still hit them. */
export function grid(
  count: number,
  box: { width: number; height: number },
  most: number,
  tap = TAP,
): Grid {
  const least = box.width > 700 ? 12 : count > 12 ? 4 : count > 8 ? 6 : 10;
  let [columns, width] = [Math.floor((box.width + least) / (tap + least)), tap];
  for (let tried = 1; tried <= count; tried++) {
    const rows = Math.ceil(count / tried);
    const across = (box.width - least * (tried - 1)) / tried;
    const down = ((box.height - ROW_GAP * (rows - 1)) / rows - BADGE) / TALL;
    const fits = Math.floor(Math.min(across, down, most));
    if (fits > width) [columns, width] = [tried, fits];
  }
  const rows = Math.ceil(count / columns);
  columns = Math.ceil(count / rows);
  const height = rows * (width * TALL + BADGE) + ROW_GAP * (rows - 1);
  const spare = (box.width - width * columns) / Math.max(1, columns - 1);
  return { columns, width, gap: Math.max(least, Math.min(WIDE_GAP, spare)), height };
}

/** Where a card of the hand lies: from the left, in which row, how far from the middle. */
export interface Spot {
  x: number;
  row: number;
  tilt: number;
}

/** The width of a card in the hand: a little smaller if that keeps all of them in one row. */
export function cardIn(cards: readonly string[], width: number, most: number): number {
  const room = width - (new Set(cards).size - 1) * TAP;
  return Math.min(most, Math.max(room, most * 0.82));
}

/** A fan of sorted cards. Equal ones may lie close; of different ones a finger must find each, if need be in two rows. */
export function fan(cards: readonly string[], width: number, card: number): Spot[] {
  const kinds = new Set(cards).size;
  const rows = (kinds - 1) * TAP + card > width + 1 ? 2 : 1;
  const middle = rows === 2 ? splitAt(cards) : cards.length;
  return [
    ...row(cards.slice(0, middle), width, card, 0),
    ...row(cards.slice(middle), width, card, 1),
  ];
}

/** The first card of the second row: half of the kinds lie in each. */
function splitAt(cards: readonly string[]): number {
  const kinds = [...new Set(cards)];
  const first = kinds[Math.ceil(kinds.length / 2)];
  return first === undefined ? cards.length : cards.indexOf(first);
}

function row(cards: readonly string[], width: number, card: number, row: number): Spot[] {
  const steps = cards.map((name, at) => (at === 0 ? 0 : name === cards[at - 1] ? 1 : 2));
  const twins = steps.filter((step) => step === 1).length;
  const others = steps.filter((step) => step === 2).length;
  const room = Math.max(0, width - card);
  const even = room / Math.max(1, cards.length - 1);
  // Equal cards give way first.
  const apart = Math.min(card * 0.92, Math.max(even, Math.min(TAP, room / Math.max(1, others))));
  const close = Math.min(apart, Math.max(0, (room - apart * others) / Math.max(1, twins)));
  const used = apart * others + close * twins;
  let x = (width - used - card) / 2;
  return steps.map((step, at) => {
    x += step === 2 ? apart : step === 1 ? close : 0;
    return { x, row, tilt: at - (cards.length - 1) / 2 };
  });
}
