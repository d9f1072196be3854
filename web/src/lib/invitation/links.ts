/** Names under which a computer knows only itself. */
const ITSELF = ['localhost', '127.0.0.1', '[::1]'];

/** Where phones in the room find this server: an address that only this computer knows helps nobody. */
export function origin(page: URL, links: string[]): string {
  const other = ITSELF.includes(page.hostname) ? links.find((link) => reachable(link)) : undefined;
  return other ? new URL(other).origin : page.origin;
}

function reachable(link: string): boolean {
  return !ITSELF.includes(new URL(link).hostname);
}

export const joinPath = (code: string): string => `/t/${code}`;
export const watchPath = (watch: string): string => `/w/${watch}`;
/** A TV has no seat: by the code it sees what a stranger may, and looks on once that is open. */
export const tvPath = (code: string): string => `/t/${code}/tv`;
