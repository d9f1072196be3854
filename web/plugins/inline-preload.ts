import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Parts } from '../src/lib/routing/preload.ts';
import { PAGE_WORDS, type WordGroup } from '../src/lib/words/word-groups.ts';

const PLACE = '<!-- preload -->';
/** Groups of words that the script may fetch. */
const FETCHED = new Set<string>(Object.values(PAGE_WORDS).flat());

/** Inlines the preload script into the page, where it need not be fetched; the server allows it by its hash. */
export function inlinePreload(): Plugin {
  return {
    name: 'inline-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // before any style sheet, for which a script would wait
      async handler(html, { bundle }) {
        const code = await script(partsOf(Object.values(bundle ?? {})));
        return html.replace(PLACE, () => `<script>${code}</script>`);
      },
    },
    // what each visit fetches, for tests/setup/test_weight.py
    async writeBundle({ dir = '' }, bundle) {
      const made = Object.values(bundle);
      await writeFile(
        join(dir, '.parts.json'),
        JSON.stringify({ page: pageOf(made), ...partsOf(made) }),
      );
    },
  };
}

/** A file, the style sheets beside it and what it imports. */
function filesOf(
  file: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>,
  found = new Set<string>(),
): Set<string> {
  const chunk = chunks.get(file);
  if (chunk?.type !== 'chunk' || found.has(file)) return found;
  for (const each of [file, ...(chunk.viteMetadata?.importedCss ?? [])]) found.add(each);
  for (const imported of chunk.imports) filesOf(imported, chunks, found);
  return found;
}

/** The files that every page has. */
function pageOf(made: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): string[] {
  const entry = made.find((one) => one.type === 'chunk' && one.isEntry);
  return [...filesOf(entry?.fileName ?? '', new Map(made.map((one) => [one.fileName, one])))];
}

/** What the build has made of the pages, the words and the games. */
function partsOf(made: (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Parts {
  const parts: Parts = { pages: {}, words: {}, groups: {}, games: {} };
  const gameOf = (id: string) => (parts.games[id] ??= { drawn: [], words: {}, setup: {} });
  const kinds: [RegExp, (files: string[], named: string[]) => void][] = [
    [
      /\/(?:pages\/|table\/(?=TablePage)|lobby\/(?=Guest|Lobby))(\w+)\.svelte$/,
      (files, [page]) => (parts.pages[page!] = files),
    ],
    [
      /src\/texts\/(\w+)\.(ru|en)\.ftl\?parsed$/,
      (files, [group, language]) => {
        if (FETCHED.has(group!))
          (parts.groups[group as WordGroup] ??= {})[language as 'ru'] = files;
      },
    ],
    [/src\/texts\/(ru|en)\.ts$/, (files, [language]) => (parts.words[language as 'ru'] = files)],
    [
      /games\/(\w+)\/(?:Table\.svelte|guide\.ts)$/,
      (files, [game]) => gameOf(game!).drawn.push(...files),
    ],
    [
      /games\/(\w+)\/texts\/(ru|en)\.ftl\?(?:table|parsed)$/,
      (files, [game, language]) => (gameOf(game!).words[language as 'ru'] ??= []).push(...files),
    ],
    [
      /games\/(\w+)\/texts\/(ru|en)\.ftl\?setup$/,
      (files, [game, language]) => (gameOf(game!).setup[language as 'ru'] = files),
    ],
  ];
  const chunks = new Map(made.map((one) => [one.fileName, one]));
  const here = pageOf(made);
  for (const chunk of made) {
    if (chunk.type !== 'chunk' || !chunk.isDynamicEntry) continue;
    const files = [...filesOf(chunk.fileName, chunks)].filter((file) => !here.includes(file));
    for (const id of chunk.moduleIds)
      for (const [kind, note] of kinds) {
        const [, ...named] = kind.exec(id) ?? [];
        if (named.length) note(files, named);
      }
  }
  return parts;
}

async function script(parts: Parts): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { PARTS: JSON.stringify(parts) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/preload.ts', formats: ['iife'], name: 'preload' },
    },
  });
  const [output] = [made].flat() as Rolldown.RolldownOutput[];
  return output!.output[0].code.trim();
}
