import { tokensAt } from '../device/saved-seats';
import { SeatTable } from '../connection/seat-table.svelte';

/** The seats of one table that play on this device, and which of them it shows. */
export class DeviceSeats {
  readonly seats: SeatTable[];
  /** Whoever has the device in their hands; undefined: nobody has said so yet. */
  #holder = $state.raw<SeatTable>();
  /** The holder wants to look on although somebody else is awaited. */
  #staying = $state(false);
  /** The device was put away: whoever takes it up again says who they are. */
  #covered = $state(false);

  constructor(seats: SeatTable[]) {
    this.seats = seats;
    if (seats.length === 1) this.#holder = seats[0];
  }

  /** Whose table is shown when nothing is secret: the holder's, or the first. */
  get shown(): SeatTable | undefined {
    return this.#holder ?? this.seats[0];
  }

  /** Who must be given the device before anything is shown; its holder, while only others elsewhere are awaited. */
  get next(): SeatTable | undefined {
    if (this.seats.length < 2 || this.shown?.table?.status !== 'playing') return undefined;
    const holder = this.#covered ? undefined : this.#holder;
    if (holder && (holder.awaited || holder.busy)) return undefined;
    const awaited = this.seats.find((seat) => seat !== holder && seat.awaited);
    return awaited ?? this.#holder ?? this.seats[0];
  }

  /** The holder looks on: who waits for the device meanwhile. */
  get waiting(): SeatTable | undefined {
    return this.#staying && this.next !== this.#holder ? this.next : undefined;
  }

  get handingOver(): SeatTable | undefined {
    return this.#staying ? undefined : this.next;
  }

  get holder(): SeatTable | undefined {
    return this.#holder;
  }

  give(seat: SeatTable): void {
    this.#holder = seat;
    // Whoever takes it up while others are awaited wants to look on.
    this.#staying = !seat.awaited;
    this.#covered = false;
  }

  cover(): void {
    this.#staying = false;
    this.#covered = true;
  }

  stay(): void {
    this.#staying = true;
  }

  passOn(): void {
    this.#staying = false;
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}

/** Everybody who sits at this table on this device. */
export function atTable(code: string, personal: string): DeviceSeats {
  return new DeviceSeats(tokensAt(code, personal).map((token) => new SeatTable({ code, token })));
}

/** A spectator's look at a table. */
export function watching(watch: string): DeviceSeats {
  return new DeviceSeats([new SeatTable({ code: watch, token: '', watch })]);
}
