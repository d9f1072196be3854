import { read, write } from '../device/storage';
import { holding } from '../game/log';
import type { SeatTable } from '../seat/seat-table.svelte';
import type { Entry } from '../connection/wire';

const KEY = 'seen';
const REMEMBERED = 50;

/** Stores how much of the log this device has shown, and tells what came while the page was hidden or closed. */
export class MissedMoves {
  /** The entries that came meanwhile, until they are dismissed. */
  missed = $state.raw<Entry[]>([]);
  readonly #seat: SeatTable;
  readonly #looker: SeatTable;

  /** `looker`: under whose number it is stored; seats of one device that see the same table share it. */
  constructor(seat: SeatTable, looker = seat) {
    this.#seat = seat;
    this.#looker = looker;
  }

  /** To be called whenever the log may have grown, and when the page is looked at again. */
  look(): void {
    const log = holding(this.#seat.log);
    if (document.hidden || log.length === 0) return;
    const before = read<Record<string, number>>(KEY, {})[this.#name()] ?? log.length;
    // A log that has become shorter tells at its last undo why.
    const from = before > log.length ? log.findLastIndex(({ kind }) => kind === 'undo') : before;
    // What is just happening before one's eyes is not missed.
    if (log.length - this.#seat.fresh.length > from) this.missed = log.slice(from);
    this.#keep(log.length);
  }

  dismiss(): void {
    this.missed = [];
  }

  #name(): string {
    const { code, table } = this.#seat;
    return `${code}/${table?.match}/${this.#looker.me.person}`;
  }

  #keep(length: number): void {
    const others = Object.entries(read<Record<string, number>>(KEY, {}));
    const kept = others.filter(([name]) => name !== this.#name()).slice(1 - REMEMBERED);
    write(KEY, Object.fromEntries([...kept, [this.#name(), length]]));
  }
}
