import { reader } from './reader.svelte';
import type { SeatInfo } from './connection/wire';

/** What everybody at the table is called, in the reader's language; several bots are numbered. */
export function seatNames(seats: readonly Pick<SeatInfo, 'kind' | 'name'>[]): string[] {
  const bots = seats.filter((seat) => seat.kind === 'bot').length;
  let number = 0;
  return seats.map((seat) => {
    if (seat.kind === 'open') return reader.say('seat-open');
    if (seat.kind === 'person' || seat.name) return seat.name;
    number += 1;
    return bots > 1 ? reader.say('bot-name-of', { number }) : reader.say('bot-name');
  });
}

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
