import { locale } from './locale.svelte';
import type { SeatInfo } from '../connection/wire';

/** What everybody at the table is called, in the reader's language; several bots are numbered. */
export function seatNames(
  seats: readonly (Pick<SeatInfo, 'kind' | 'name'> & Partial<SeatInfo>)[],
): string[] {
  const bots = seats.filter((seat) => seat.kind === 'bot').length;
  let number = 0;
  return seats.map((seat) => {
    if (seat.kind === 'open') return locale.say('seat-open');
    if (seat.gave_up) return locale.say('bot-name-for', { name: seat.name });
    if (seat.kind === 'person' || seat.name) return seat.name;
    number += 1;
    return bots > 1 ? locale.say('bot-name-of', { number }) : locale.say('bot-name');
  });
}
