import type { Row } from '../../plugins/fluent';

/** All words of the shell in one file: those of the core, and those of the page. */
const files = import.meta.glob<Row[]>(['../../../src/igroteka/texts/ru.ftl', './*.ru.ftl'], {
  query: '?parsed',
  import: 'default',
  eager: true,
});
export default Object.values(files).flat();

/** What is written on the boxes, by the file. */
export const boxes = import.meta.glob<Row[]>('../../../src/igroteka/games/*/texts/ru.ftl', {
  query: '?box',
  import: 'default',
  eager: true,
});
