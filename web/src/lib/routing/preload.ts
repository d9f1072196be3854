import { openEarly } from '../connection/early-socket';
import { endpointFor } from '../connection/endpoint';
import { firstLanguage, type Language } from '../words/language';
import { savedSeatsAt, tokensAt } from '../device/saved-seats';
import { PAGE_WORDS, type WordGroup } from '../words/word-groups';
import { route } from './route';
import type { ServerSays } from '../connection/wire';

/** The files of the built page, by what they are for. */
export interface Parts {
  pages: Record<string, string[]>;
  words: Partial<Record<Language, string[]>>;
  /** The words of single pages. */
  groups: Partial<Record<WordGroup, Partial<Record<Language, string[]>>>>;
  /** By the id of the game. */
  games: Record<string, GameParts>;
}
interface GameParts {
  /** Its drawing and its guide. */
  drawn: string[];
  words: Partial<Record<Language, string[]>>;
  /** The words of its options. */
  setup: Partial<Record<Language, string[]>>;
}

/**
 * Request everything that the address is known to need while the page itself is still loading: scripts, texts, answers,
 * websockets.
 */
export function preload(parts: Parts): void {
  const { page, ...where } = route(location.pathname, location.search);
  const language = firstLanguage();
  const fetchPage = (name: string) => {
    const groups = PAGE_WORDS[name] ?? [];
    fetchParts(parts.pages[name], ...groups.map((group) => parts.groups[group]?.[language]));
  };
  fetchParts(parts.words[language]);
  fetchPage(page);
  if (page === 'Home') fetchAnswer('/api/games');
  if (page !== 'TablePage' || !('watch' in where)) return;

  const prepare = (id = '') => {
    const game = parts.games[id];
    fetchParts(game?.drawn, game?.words[language]);
  };
  prepare(savedSeatsAt(where.code)[0]?.game);
  const hear = ({ data }: MessageEvent) => {
    const message = JSON.parse(String(data)) as ServerSays;
    if (message.type !== 'whole') return;
    const { setup, status } = message.table;
    if (status === 'gathering') {
      fetchPage('Lobby');
      fetchParts(parts.games[setup.game]?.setup[language]);
    }
    prepare(setup.game);
  };
  const { code, watch } = where;
  const credentials = watch
    ? [{ code, token: '', watch: code }]
    : tokensAt(code, location.hash.slice(1)).map((token) => ({ code, token }));
  if (!credentials.length) fetchPage('Guest');
  for (const each of credentials) openEarly(endpointFor(each), hear);
}

function fetchParts(...parts: (string[] | undefined)[]): void {
  for (const file of parts.flatMap((files) => files ?? []))
    link(
      file.endsWith('.css')
        ? { rel: 'preload', as: 'style', href: `/${file}` }
        : { rel: 'modulepreload', href: `/${file}` },
    );
}

function fetchAnswer(address: string): void {
  link({ rel: 'preload', as: 'fetch', href: address });
}

/** Browsers read a link when it enters the page, so it must be whole by then. */
function link(said: { rel: string; href: string; as?: string }): void {
  if (document.head.querySelector(`link[href="${said.href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '', ...said }));
}
