import { read, write } from './storage';

/** A seat whose token is stored on this device; several of one code are several people on one device. */
export interface SavedSeat {
  code: string;
  game: string;
  token: string;
  person: number;
  name: string;
  /** When somebody sat down, in milliseconds. */
  at: number;
}

const KEY = 'tables';

/** Every stored seat, the latest first. */
export function savedSeats(): SavedSeat[] {
  const kept = read<SavedSeat[]>(KEY, []);
  return Array.isArray(kept) ? kept : [];
}

/** The stored seats at one table, in the order of the people. */
export function savedSeatsAt(code: string): SavedSeat[] {
  return savedSeats()
    .filter((seat) => seat.code === code)
    .sort((a, b) => a.person - b.person);
}

/** The tokens of these seats; that of a personal link in the address comes first. */
export function tokensAt(code: string, personal: string): string[] {
  const tokens = savedSeatsAt(code).map((kept) => kept.token);
  return personal && !tokens.includes(personal) ? [personal, ...tokens] : tokens;
}

/** Stores a seat; a new token of the same person takes the place of the old one. */
export function saveSeat(seat: SavedSeat): void {
  const others = savedSeats().filter((kept) => !same(kept, seat));
  write(KEY, [seat, ...others]);
}

/** Forgets one person's seat, or the whole table. */
export function forgetSeat(code: string, person?: number): void {
  const gone = (kept: SavedSeat) => kept.code === code && (person ?? kept.person) === kept.person;
  write(
    KEY,
    savedSeats().filter((kept) => !gone(kept)),
  );
}

function same(one: SavedSeat, other: SavedSeat): boolean {
  return one.code === other.code && one.person === other.person;
}
