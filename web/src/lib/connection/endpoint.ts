import type { Hello } from './wire';

/** The protocol that this page speaks; the server keeps the names of the last one for one version. */
export const PROTOCOL = 2;

/** What opens a table: the token of a seat, or the spectators' code. */
export interface Credentials {
  code: string;
  token: string;
  watch?: string;
  /** With `watch`: a screen for the whole room, which counts as no viewer. */
  screen?: boolean;
}

declare global {
  interface Window {
    /** What this device calls itself while the page is open: the inlined script and the page say the same. */
    device?: string;
  }
}

/** Made up anew with every page: the server may know who shares a device now, and nobody may follow it. */
function thisDevice(): string {
  const drawn = () => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('');
  return (window.device ??= drawn());
}

/** The address of a table's websocket, and the first message on it. */
export interface Endpoint {
  url: string;
  hello: Hello;
}

export function endpointFor({ code, token, watch, screen }: Credentials): Endpoint {
  const origin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  const who = watch ? { watch, ...(screen && { screen }) } : { token, device: thisDevice() };
  return {
    url: `${origin}/api/tables/${code}/play`,
    hello: { do: 'hello', protocol: PROTOCOL, ...who },
  };
}
