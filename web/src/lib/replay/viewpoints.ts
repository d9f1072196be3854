import type { SavedSeat } from '../device/saved-seats';
import { locale } from '../words/locale.svelte';
import type { TableInfo } from '../connection/wire';

/** Who a replay is seen as. */
export interface Viewpoint {
  id: string;
  title: string;
  /** '': nobody's in particular. */
  token: string;
  everything: boolean;
  person: number;
}

/** The viewpoints of this device: those of its seats, or a spectator's; and everything, which the table may refuse. */
export function viewpointsFor(table: TableInfo, seats: readonly SavedSeat[]): Viewpoint[] {
  const on = table.status !== 'over';
  // While several people play on this device, nobody shall leaf through another's hand.
  const mine = on && seats.length > 1 ? [] : seats;
  const own = mine.map(({ token, person, name }) => ({
    id: `person-${person}`,
    title: mine.length > 1 ? name : locale.say('replay-eyes-mine'),
    token,
    everything: false,
    person,
  }));
  const watching = {
    id: 'watching',
    title: locale.say('replay-eyes-watching'),
    token: '',
    everything: false,
    person: -1,
  };
  const first = own[0] ?? watching;
  const all = { ...first, id: 'all', title: locale.say('replay-eyes-all'), everything: true };
  return [...(own.length > 0 ? own : [watching]), all];
}
