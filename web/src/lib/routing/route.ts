/** The page that an address names, and its parameters. */
export type Route =
  | { page: 'Home' | 'Help' | 'NotFound' }
  | { page: 'NewTable'; game: string }
  | { page: 'TablePage'; code: string; watch: boolean }
  /** Without a code one is asked for. */
  | { page: 'Tv'; code: string; watch: boolean }
  | { page: 'Replay'; code: string; at: string; everything: boolean };

const ROUTES: [RegExp, (found: string[], search: string) => Route][] = [
  [/^\/$/, () => ({ page: 'Home' })],
  [/^\/help\/?$/, () => ({ page: 'Help' })],
  [/^\/tv\/?$/, () => ({ page: 'Tv', code: '', watch: false })],
  [/^\/new\/([\w-]+)\/?$/, ([game = '']) => ({ page: 'NewTable', game })],
  [
    /^\/t\/(\w+)\/?$/,
    ([code = '']) => ({ page: 'TablePage', code: code.toUpperCase(), watch: false }),
  ],
  [
    /^\/w\/([\w-]+)\/?$/,
    ([code = ''], search) => ({
      page: new URLSearchParams(search).has('tv') ? 'Tv' : 'TablePage',
      code,
      watch: true,
    }),
  ],
  [
    /^\/t\/(\w+)\/tv\/?$/,
    ([code = '']) => ({ page: 'Tv', code: code.toUpperCase(), watch: false }),
  ],
  [
    /^\/t\/(\w+)\/replay(?:\/(\w+))?\/?$/,
    ([code = '', at = 'last'], search) => ({
      page: 'Replay',
      code: code.toUpperCase(),
      at,
      everything: new URLSearchParams(search).has('everything'),
    }),
  ],
];

export function route(pathname: string, search: string): Route {
  for (const [pattern, lead] of ROUTES) {
    const found = pattern.exec(pathname);
    if (found) return lead(found.slice(1), search);
  }
  return { page: 'NotFound' };
}
