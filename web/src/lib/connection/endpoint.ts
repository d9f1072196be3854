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

/** The address of a table's websocket, and the first message on it. */
export interface Endpoint {
  url: string;
  hello: Hello;
}

export function endpointFor({ code, token, watch, screen }: Credentials): Endpoint {
  const origin = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  const who = watch ? { watch, ...(screen && { screen }) } : { token };
  return {
    url: `${origin}/api/tables/${code}/play`,
    hello: { do: 'hello', protocol: PROTOCOL, ...who },
  };
}
