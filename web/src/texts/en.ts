import type { Row } from '../../plugins/fluent';

/** The words that every page has, in one file: those of the core, of the shelf and of the table. */
const files = import.meta.glob<Row[]>(
  ['../../../src/igroteka/texts/en.ftl', './{shelf,table}.en.ftl'],
  { query: '?parsed', import: 'default', eager: true },
);
export default Object.values(files).flat();

/** What is written on the boxes, by the file. */
export const boxes = import.meta.glob<Row[]>('../../../src/igroteka/games/*/texts/en.ftl', {
  query: '?box',
  import: 'default',
  eager: true,
});
