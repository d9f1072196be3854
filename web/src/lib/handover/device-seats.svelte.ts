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
  /** The last question to which the others on this device have agreed. */
  #agreed = 0;

  constructor(seats: SeatTable[]) {
    this.seats = seats;
    if (seats.length === 1) this.#holder = seats[0];
  }

  /** Whose table is shown when nothing is secret: the holder's, or the first. */
  get shown(): SeatTable | undefined {
    return this.#holder ?? this.seats[0];
  }

  /** All see the same table: it stays in sight while the device goes from hand to hand. */
  get open(): boolean {
    return this.shown?.play?.open ?? false;
  }

  /** Who must be given the device before anything is shown; its holder, while only others elsewhere are awaited. */
  get next(): SeatTable | undefined {
    if (this.seats.length < 2 || this.shown?.table?.status !== 'playing') return undefined;
    const hidden = this.#covered ? undefined : this.#holder;
    const holder = this.open ? this.shown : hidden;
    if (holder && (holder.awaited || holder.sending)) return undefined;
    const awaited = this.seats.find((seat) => seat !== holder && seat.awaited);
    return awaited ?? this.shown;
  }

  /** The holder looks on: who waits for the device meanwhile. */
  get waiting(): SeatTable | undefined {
    return this.#inSight && this.next !== this.shown ? this.next : undefined;
  }

  get handingOver(): SeatTable | undefined {
    return this.#inSight ? undefined : this.next;
  }

  get #inSight(): boolean {
    return this.#staying || this.open;
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
    if (this.open && this.waiting) this.give(this.waiting);
    else this.#staying = false;
  }

  /** What the holder asks of everybody, the others on this device have heard: people around one phone talk. */
  agree(): void {
    const { shown } = this;
    const question = shown?.table?.question;
    if (!question || question.by !== shown.me.person || question.number === this.#agreed) return;
    this.#agreed = question.number;
    for (const one of this.seats)
      if (question.waiting.includes(one.me.person))
        one.say({ do: 'answer', question: question.number, yes: true });
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
