import type { Picking, Standing } from '../../lib/kit/picking.svelte';
import { askedOf, myRows, type GoldScene, type GoldView } from './scene';
import type { Row } from './shapes';
import { PAWN } from './stones';

export const SIDE = 5;
export const lineOf = (cell: number): number => Math.floor(cell / SIDE) + 1;
export const columnOf = (cell: number): number => (cell % SIDE) + 1;

/** The name of a cell among the things that options touch. */
export const thingOf = (cell: number): string => `cell.${cell}`;
/** The cell that is picked; -1: none. */
export const pickedCell = ({ picked }: Picking): number => {
  const thing = picked.find((one) => one.startsWith('cell.'));
  return thing ? Number(thing.slice('cell.'.length)) : -1;
};

/** The board while the pawn is tried out on a cell: it changes places with its card. */
export function laidOut({ board, pawn }: GoldView, target: number): string[] {
  if (target < 0) return board;
  return board.map((card, cell) =>
    cell === target ? PAWN : cell === pawn ? (board[target] ?? '') : card,
  );
}

/** The place on the board of the view where the card that lies here now lay. */
export const originOf = ({ pawn }: GoldView, target: number, cell: number): number =>
  target >= 0 && cell === pawn ? target : cell;

export interface Cell {
  cell: number;
  /** A card, the pawn, or '' where none lies. */
  card: string;
  standing: Standing;
  /** It could be taken: by the pawn where it is tried out, or now. */
  reached: boolean;
  /** It is at its distance, and fits no row. */
  unfit: boolean;
  /** It has changed places with the pawn. */
  swapped: boolean;
  /** The number of the card among those taken this turn, from 1; 0: it was not taken. */
  order: number;
  /** My rows that it fits, 0 and 1. */
  fits: number[];
}

interface Mind {
  picking: Picking;
  target: number;
  looked: number;
}

/** All cells as they are to be drawn. */
export function cellsOf(scene: GoldScene, { picking, target, looked }: Mind): Cell[] {
  const { view } = scene;
  const step = askedOf(scene);
  const marks = fitMarks(scene, looked);
  const swappedAt = target >= 0 ? view.pawn : view.turn.pawn_from;
  return laidOut(view, target).map((card, cell): Cell => {
    const standing = standingOf(picking, step, cell);
    const lit = standing !== 'quiet' && standing !== 'off';
    const reached =
      target >= 0 ? !!view.reach?.[target]?.includes(cell) : step === 'place' && lit && !!card;
    const marked = looked >= 0 || (step === 'pawn' ? target < 0 || reached : reached);
    return {
      cell,
      card,
      standing,
      reached,
      unfit: step === 'place' && !lit && view.takeable.includes(cell),
      swapped: cell === swappedAt && !!card,
      order: view.turn.taken.indexOf(cell) + 1,
      fits: marked ? (marks[originOf(view, target, cell)] ?? []) : [],
    };
  });
}

/** A card fits the end that is picked, too, or it is not lit. */
function standingOf(picking: Picking, step: string, cell: number): Standing {
  const thing = thingOf(cell);
  const standing = picking.standing(thing);
  if (standing === 'sel' || step !== 'place') return standing;
  const end = picking.picked.find((one) => one.startsWith('row.'));
  const goes = !end || picking.about(thing).some(({ touches }) => touches.includes(end));
  return goes ? standing : 'off';
}

/** By cell, the rows of mine that its card fits; a row that everything fits says nothing. */
function fitMarks(scene: GoldScene, looked: number): number[][] {
  const { view } = scene;
  const { row } = view.turn;
  const cards = view.board.filter((card) => card && card !== PAWN).length;
  const told = (one: Row, slot: number) =>
    one.cards.length > 0 &&
    one.fits.length < cards &&
    (looked >= 0 ? slot === looked : row < 0 || slot === row);
  return view.board.map((_, cell) =>
    myRows(scene).flatMap((one, slot) =>
      told(one, slot) && (one.fits.includes(cell) || one.fits_left.includes(cell)) ? [slot] : [],
    ),
  );
}
