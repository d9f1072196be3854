import { read, write } from '../../lib/device/storage';

const KEY = 'mafia-notes';
const REMEMBERED = 20;

/** What a pencil may say of a player. */
export const MARKS = ['', 'town', 'crime', 'loner', 'doubt'] as const;
export type Mark = (typeof MARKS)[number];

interface Page {
  marks: Record<number, Mark>;
  /** Whom I suspected in which night. */
  suspects: Record<number, number>;
  text: string;
}
const EMPTY: Page = { marks: {}, suspects: {}, text: '' };

/** My own notes on one match: they stay on this device. */
export class Notes {
  readonly #name: () => string;
  #changed = $state(0);

  /** `name` tells the match and the seat. */
  constructor(name: () => string) {
    this.#name = name;
  }

  readonly #page: Page = $derived.by(() => {
    void this.#changed;
    return read<Record<string, Page>>(KEY, {})[this.#name()] ?? EMPTY;
  });

  mark(seat: number): Mark {
    return this.#page.marks[seat] ?? '';
  }
  get text(): string {
    return this.#page.text;
  }
  get suspects(): [night: number, seat: number][] {
    return Object.entries(this.#page.suspects).map(([night, seat]) => [Number(night), seat]);
  }

  /** Mark a player so; a second time takes it off. */
  turn(seat: number, mark: Mark): void {
    const marks = { ...this.#page.marks, [seat]: this.mark(seat) === mark ? '' : mark } as const;
    this.#keep({ marks });
  }
  suspect(night: number, seat: number): void {
    this.#keep({ suspects: { ...this.#page.suspects, [night]: seat } });
  }
  write(text: string): void {
    this.#keep({ text });
  }

  #keep(change: Partial<Page>): void {
    const page = { ...this.#page, ...change };
    const others = Object.entries(read<Record<string, Page>>(KEY, {})).filter(
      ([name]) => name !== this.#name(),
    );
    write(KEY, Object.fromEntries([...others.slice(1 - REMEMBERED), [this.#name(), page]]));
    this.#changed++;
  }
}
