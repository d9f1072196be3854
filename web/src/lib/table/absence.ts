import { locale } from '../words/locale.svelte';
import type { SeatInfo } from '../connection/wire';

/** That somebody does not play their own seat, or is not there; '': all is as it should be, or nobody sits here. Whoever leads and is there answers for people without a phone. */
export function absence(seat: SeatInfo | undefined, chair?: SeatInfo | null): string {
  if (seat?.kind !== 'person') return '';
  if (seat.gave_up) return locale.say('seat-gave-up');
  if (seat.stand_in) return locale.say('seat-stand-in');
  if (seat.devices) return '';
  return locale.say(chair?.devices ? 'seat-led' : 'seat-away');
}
