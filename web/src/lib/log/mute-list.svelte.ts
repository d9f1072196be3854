import { read, write } from '../device/storage';

const KEY = 'muted';

/** The people of a table whose chat is muted on this device; stored on it. */
export class MuteList {
  persons = $state.raw<number[]>([]);
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
    this.persons = read<Record<string, number[]>>(KEY, {})[code] ?? [];
  }

  has(person: number): boolean {
    return this.persons.includes(person);
  }

  change(person: number): void {
    this.persons = this.has(person)
      ? this.persons.filter((other) => other !== person)
      : [...this.persons, person];
    write(KEY, { ...read<Record<string, number[]>>(KEY, {}), [this.#code]: this.persons });
  }
}
