/** All words of the shell in one file: those of the core, and those of the page. */
const files = import.meta.glob<string>(['../../../src/igroteka/texts/en.ftl', './*.en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default Object.values(files).join('\n');
