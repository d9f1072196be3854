import { locale } from '../words/locale.svelte';
import type { SeatInfo, TableInfo } from '../connection/wire';

/** Why a person does not play their own seat: a bot does, or they are not there. */
export type Absence = 'bot' | 'away';

/** Of each seat, as far as the table stops for it; undefined: all is as it should be, or nobody sits there. */
export function absences({ seats, moderator }: TableInfo): (Absence | undefined)[] {
  return seats.map(({ kind, stand_in, devices }) => {
    if (kind !== 'person') return undefined;
    if (stand_in) return 'bot';
    // a moderator who is there answers for people without a phone
    return devices || moderator?.devices ? undefined : 'away';
  });
}

/**
 * That somebody does not play their own seat, or is not there; '': all is as it should be, or nobody sits here. The
 * moderator who is there answers for people without a phone.
 */
export function absence(seat: SeatInfo | undefined, moderator?: SeatInfo | null): string {
  if (seat?.kind !== 'person') return '';
  if (seat.gave_up) return locale.say('seat-gave-up');
  if (seat.stand_in) return locale.say('seat-stand-in');
  if (seat.devices) return '';
  return locale.say(moderator?.devices ? 'seat-moderated' : 'seat-away');
}
