import type { Looked } from '../../../lib/hindsight/drawings';
import type { GameWords } from '../../../lib/game/game-words';
import { columnOf, lineOf } from '../board';
import type { Knew, WholeTurn } from '../shapes';
import { PAWN } from '../stones';

/** The number of turns that count as decisive. */
const FEW = 3;

/** The turns that fell short by most, the worst first. */
export function deciding(decisions: readonly Looked<Knew>[]): Looked<Knew>[] {
  return decisions
    .filter(({ knew }) => knew.lost > 0)
    .sort((a, b) => b.knew.lost - a.knew.lost)
    .slice(0, FEW);
}

/** The board of a turn: the pawn and the card it changed places with, and the order of the cards taken. */
export function boardAfter({ board, pawn }: Knew, turn: WholeTurn) {
  return board.map((card, cell) => ({
    card: cell === turn.pawn ? PAWN : cell === pawn ? (board[turn.pawn] ?? '') : card,
    swapped: cell === pawn,
    order: turn.laid.findIndex((one) => one.cell === cell) + 1,
  }));
}

/** A turn in a sentence or two. */
export function turnTold(words: GameWords, turn: WholeTurn): string {
  const { pawn, dropped, row, laid, points, other_row } = turn;
  const parts = [
    dropped >= 0 && words.say('knew-dropped', { slot: dropped + 1 }),
    words.say('knew-moved', { line: lineOf(pawn), column: columnOf(pawn) }),
    words.say('knew-laid', {
      slot: row + 1,
      cards: words.row(laid.map(({ card }) => words.card(card))),
      length: turn.cards.length,
    }),
    points > 0 && words.say('knew-claimed', { points, other: other_row ? 'yes' : 'no' }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Tenths of a point as people write them. */
export const pointsOf = (words: GameWords, tenths: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(tenths / 10);
