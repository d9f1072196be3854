import { locale } from '../words/locale.svelte';
import type { SeatInfo } from '../connection/wire';

/** That somebody does not play their own seat, or is not there; '': all is as it should be, or nobody sits here. */
export function absence(seat: SeatInfo | undefined): string {
  if (seat?.kind !== 'person') return '';
  if (seat.gave_up) return locale.say('seat-gave-up');
  if (seat.stand_in) return locale.say('seat-stand-in');
  return seat.devices === 0 ? locale.say('seat-away') : '';
}
