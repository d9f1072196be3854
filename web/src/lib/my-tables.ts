import { read, write } from './kept';

/** A seat that this device may sit on; several of one code are several people on one device. */
export interface Kept {
  code: string;
  game: string;
  token: string;
  person: number;
  name: string;
  /** When somebody sat down, in milliseconds. */
  at: number;
}

const KEY = 'tables';

/** Every seat of this device, the latest first. */
export function myTables(): Kept[] {
  const kept = read<Kept[]>(KEY, []);
  return Array.isArray(kept) ? kept : [];
}

/** The seats of this device at one table, in the order of the people. */
export function mySeats(code: string): Kept[] {
  return myTables()
    .filter((seat) => seat.code === code)
    .sort((a, b) => a.person - b.person);
}

/** Everybody who sits at this table on this device; a personal link in the address comes first. */
export function tokensAt(code: string, personal: string): string[] {
  const tokens = mySeats(code).map((kept) => kept.token);
  return personal && !tokens.includes(personal) ? [personal, ...tokens] : tokens;
}

/** Keeps a seat; a new token of the same person takes the place of the old one. */
export function keep(seat: Kept): void {
  const others = myTables().filter((kept) => !same(kept, seat));
  write(KEY, [seat, ...others]);
}

/** Forgets one person's seat, or the whole table. */
export function forget(code: string, person?: number): void {
  const gone = (kept: Kept) => kept.code === code && (person ?? kept.person) === kept.person;
  write(
    KEY,
    myTables().filter((kept) => !gone(kept)),
  );
}

function same(one: Kept, other: Kept): boolean {
  return one.code === other.code && one.person === other.person;
}
