import { expect, test } from 'vitest';
import { PAGE_WORDS, WORD_GROUPS, type WordGroup } from './word-groups';

const SOURCES = import.meta.glob<string>(['/src/**/*.{ts,svelte}', '!/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TEXTS = import.meta.glob<string>('../../texts/*.ru.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idsOf = (group: WordGroup): string[] =>
  [...(TEXTS[`../../texts/${group}.ru.ftl`] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(
    ([, id = '']) => id,
  );
const IDS = new Map(WORD_GROUPS.map((group) => [group, idsOf(group)]));

/** The file that an import in another one names, if it is ours. */
function resolved(from: string, named: string): string | undefined {
  const file = new URL(named, `http://page${from}`).pathname;
  return [file, `${file}.ts`].find((one) => one in SOURCES);
}

/** A file and all that it imports before it runs. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, named = ''] of SOURCES[file]!.matchAll(
    /^\s*(?:import|export)\b(?! type)[^;(]*? from '(\.[^']+)';/gm,
  )) {
    const next = resolved(file, named);
    if (next) closure(next, found);
  }
  return found;
}

/** Where what was agreed is kept: no words. */
const STORED = 'setup-';

/** The words of these groups that are said in these files; `` `level-${…}` `` may be any that begins so. */
function said(groups: readonly WordGroup[], files: Iterable<string>): string[] {
  const text = [...files].map((file) => SOURCES[file]).join('\n');
  const begun = [...text.matchAll(/[`'"]([a-z][a-z-]*-)\$\{/g)]
    .map(([, start = '']) => start)
    .filter((start) => start !== STORED);
  const whole = [...text.matchAll(/['"`]([a-z][\w-]*)(?:\.\w+)?['"`]/g)].map(([, id]) => id);
  return groups
    .flatMap((group) => IDS.get(group)!)
    .filter((id) => whole.includes(id) || begun.some((start) => id.startsWith(start)));
}

/** Where a part is fetched, and with which words. */
const PARTS = Object.entries(SOURCES).flatMap(([file, text]) =>
  [...text.matchAll(/part\(\s*\(\) => import\('([^']+)'\),?([^)]*)\)/g)].map(
    ([, named = '', words = '']) => ({
      part: resolved(file, named)!,
      words: [...words.matchAll(/'(\w+)'/g)].map(([, group]) => group as WordGroup),
    }),
  ),
);
const pageOf = (file: string) => file.replace(/.*\/|\.svelte/g, '');
const PAGES = Object.keys(SOURCES)
  .filter((file) => /\/pages\/|\/TablePage\.|\/games\/\w+\/Table\./.test(file))
  .map((part) => ({ part, words: PAGE_WORDS[pageOf(part)] ?? [] }));

test('every part of the page is found, and every group', () => {
  expect(PARTS.length).toBeGreaterThan(15);
  expect(PAGES.length).toBeGreaterThan(6);
  expect([...IDS.values()].every((ids) => ids.length > 2)).toBe(true);
});

/** Said only behind `errorTextLater`, which loads them. */
const LATER: Record<string, WordGroup[]> = { '/src/lib/pages/Home.svelte': ['refused'] };

test.each([...PARTS, ...PAGES])('$part is fetched with the words it says', ({ part, words }) => {
  const loaded = [...words, ...(LATER[part] ?? [])];
  const missing = WORD_GROUPS.filter((group) => !loaded.includes(group));
  expect(said(missing, closure(part))).toEqual([]);
});

test('a part that an address leads to is fetched ahead with its words', () => {
  const ahead = PARTS.filter(({ part }) => pageOf(part) in PAGE_WORDS);
  expect(ahead.length).toBe(2);
  for (const { part, words } of ahead) expect(PAGE_WORDS[pageOf(part)]).toEqual(words);
});
