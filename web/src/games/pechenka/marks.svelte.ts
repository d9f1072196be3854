import { read, write } from '../../lib/device/storage';

const KEY = 'pechenka-marks';
const REMEMBERED = 30;

/** What a pencil may say; it is turned by tapping. */
export const MARKS = ['', 'maybe', 'yes', 'no'] as const;
export type Mark = (typeof MARKS)[number];
type Page = Record<string, Mark>;

export const nextMark = (mark: Mark): Mark => MARKS[(MARKS.indexOf(mark) + 1) % MARKS.length]!;

/** My pencil marks of one round: they stay on this device. */
export class Marks {
  readonly #name: () => string;
  #turned = $state(0);

  /** `name` tells the match, the seat and the round. */
  constructor(name: () => string) {
    this.#name = name;
  }

  readonly #page: Page = $derived.by(() => {
    void this.#turned;
    return read<Record<string, Page>>(KEY, {})[this.#name()] ?? {};
  });

  of(place: string, role: string): Mark {
    return this.#page[`${place} ${role}`] ?? '';
  }

  turn(place: string, role: string): void {
    const page = { ...this.#page, [`${place} ${role}`]: nextMark(this.of(place, role)) };
    const others = Object.entries(read<Record<string, Page>>(KEY, {})).filter(
      ([name]) => name !== this.#name(),
    );
    write(KEY, Object.fromEntries([...others.slice(1 - REMEMBERED), [this.#name(), page]]));
    this.#turned++;
  }
}
