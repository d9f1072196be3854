import { locale } from './locale.svelte';
import type { SeatInfo } from '../connection/wire';

/** What a bot is called: by its number at the table, unless there is only the first. */
export function botName(number: number, many: boolean): string {
  return many ? locale.say('bot-name-of', { number }) : locale.say('bot-name');
}

/** What everybody at the table is called, in the reader's language; several bots are numbered. */
export function seatNames(
  seats: readonly (Pick<SeatInfo, 'kind' | 'name'> & Partial<SeatInfo>)[],
): string[] {
  const many = seats.some(({ bot = 0 }) => bot > 1);
  return seats.map((seat) => {
    if (seat.kind === 'open') return locale.say('seat-open');
    if (seat.gave_up) return locale.say('bot-name-for', { name: seat.name });
    if (seat.kind === 'person' || seat.name) return seat.name;
    return botName(seat.bot ?? 1, many);
  });
}
