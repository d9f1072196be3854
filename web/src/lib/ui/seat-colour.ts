import type { SeatInfo } from '../connection/wire';

const COLOURS = [
  '#a8471f',
  '#3d6b8e',
  '#5a7d2b',
  '#7a4a8c',
  '#9c6a12',
  '#2f7a73',
  '#b2474f',
  '#5b5fa8',
];

/** The colour of a seat's sign; the letter and the name stand beside it. */
export function seatColour(seat: Pick<SeatInfo, 'kind' | 'person'>, index: number): string {
  if (seat.kind === 'bot') return '#5c5f66';
  return COLOURS[(seat.person >= 0 ? seat.person : index) % COLOURS.length] as string;
}
