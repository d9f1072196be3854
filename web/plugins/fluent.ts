import { readFile } from 'node:fs/promises';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

type Message = FluentResource['body'][number];
/** A message as the page gets it: its name, what it says, and its attributes if it has any. */
export type Row = [Message['id'], Message['value'], Message['attributes']?];

/** What is written on the box of a game; the shelf needs no other words of it. */
const ON_THE_BOX = ['title', 'tagline', 'length'];
/** What is said of a game before the cards alone: its options, and what it advises or finds wrong with them. */
const BEFORE_THE_CARDS = /^(?:group|option|advice|fault)-/;
/** A choice with a goal is a game of its own: named on the shelf, and told at the table. A variant is named there, too. */
const isSetup = ([id, , more]: Row): boolean => BEFORE_THE_CARDS.test(id) && !more?.goal;
/** Why a bot answers as it does: told when somebody asks. */
const isReason = ([id]: Row): boolean => id.startsWith('hint-');
const TAKEN: Record<string, (rows: Row[]) => Row[]> = {
  parsed: (rows) => rows,
  box: (rows) =>
    rows.filter(([id, , more]) => ON_THE_BOX.includes(id) || more?.goal || more?.shelf),
  table: (rows) => rows.filter((row) => !isSetup(row) && !isReason(row)),
  reasons: (rows) => rows.filter(isReason),
  setup: (rows) => rows.filter(isSetup),
};

/** A Fluent text, read once when the page is built: phones are spared the reading and the reader. */
export function parsed(source: string): Row[] {
  return new FluentResource(source).body.map(({ id, value, attributes }) =>
    Object.keys(attributes).length ? [id, value, attributes] : [id, value],
  );
}

/** `import words from 'ru.ftl?parsed'`, or a part of them: `?box`, `?table`, `?reasons`, `?setup`. */
export function fluent(): Plugin {
  return {
    name: 'fluent',
    async load(id) {
      const [file = '', query = ''] = id.split('?');
      const take = TAKEN[query];
      if (!file.endsWith('.ftl') || !take) return undefined;
      this.addWatchFile(file);
      const rows = take(parsed(await readFile(file, 'utf8')));
      // browsers read JSON sooner than a script
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))})`;
    },
  };
}
