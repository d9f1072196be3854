import { api, Refusal } from '../connection/api';
import { forgetSeat, savedSeats, type SavedSeat } from '../device/saved-seats';
import type { View } from '../game/scene';
import { boxTexts, type Language } from '../words/texts';
import type { TableInfo } from '../connection/wire';

/** A table where somebody sits from this device, as far as it answers. */
export interface Place {
  code: string;
  title: string;
  game: string;
  /** The seats of this device. */
  seats: SavedSeat[];
  table: TableInfo | null;
  /** Something is awaited of a seat of this device. */
  mine: boolean;
}

const ORDER = ['playing', 'shuffling', 'gathering', 'over'];

/** Nothing of the match at this table is still to come. */
export const isDone = ({ status, stopped }: TableInfo): boolean => status === 'over' || !!stopped;

/** My tables, those that wait for me first; a table that is gone is forgotten. */
export async function places(language: Language): Promise<Place[]> {
  const codes = [...new Set(savedSeats().map((seat) => seat.code))];
  const asked = codes.map((code) => place(code, language));
  return ranked((await Promise.all(asked)).filter((found) => found !== null));
}

export function ranked(found: Place[]): Place[] {
  const rank = ({ mine, table }: Place) => {
    if (mine) return -1;
    return table ? ORDER.indexOf(isDone(table) ? 'over' : table.status) : ORDER.length;
  };
  return [...found].sort((a, b) => rank(a) - rank(b));
}

async function place(code: string, language: Language): Promise<Place | null> {
  const seats = savedSeats().filter((seat) => seat.code === code);
  const game = seats[0]?.game ?? '';
  const title = (await boxTexts(game, language)).say('title');
  const known = { code, title, game, seats };
  try {
    const table = await api.table(code);
    const mine = table.status === 'playing' && !isDone(table) && (await awaited(seats));
    return { ...known, table, mine };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.reason === 'no-such-table') {
      forgetSeat(code);
      return null;
    }
    return { ...known, table: null, mine: false };
  }
}

async function awaited(seats: SavedSeat[]): Promise<boolean> {
  const asked = await Promise.all(seats.map(awaitedOf));
  return asked.includes(true);
}

async function awaitedOf({ code, token, person }: SavedSeat): Promise<boolean> {
  try {
    const { view } = await api.replay(code, 'last', false, token);
    return (view as View).prompt?.mine ?? false;
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === 'bad-token')) throw error;
    forgetSeat(code, person); // somebody made a new link for this seat
    return false;
  }
}
