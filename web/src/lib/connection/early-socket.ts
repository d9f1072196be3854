import type { Endpoint } from './endpoint';

/** A websocket that was opened before the page was loaded, and the messages received on it so far. */
export interface EarlySocket {
  socket: WebSocket;
  heard: MessageEvent[];
}

declare global {
  interface Window {
    /** By endpoint: the inlined script can hand nothing else over to the page. */
    early?: Map<string, EarlySocket>;
  }
}

const keyOf = (endpoint: Endpoint): string => JSON.stringify(endpoint);

/** Open a websocket now and keep what is received for `takeEarly`; `hear` gets each message too. */
export function openEarly(endpoint: Endpoint, hear: (message: MessageEvent) => void): void {
  const socket = new WebSocket(endpoint.url);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify(endpoint.hello));
  socket.onmessage = (message: MessageEvent) => {
    heard.push(message);
    hear(message);
  };
  (window.early ??= new Map()).set(keyOf(endpoint), { socket, heard });
}

/** The early websocket to this endpoint, given out once; undefined if there is none or it has closed. */
export function takeEarly(endpoint: Endpoint): EarlySocket | undefined {
  const early = window.early?.get(keyOf(endpoint));
  window.early?.delete(keyOf(endpoint));
  return early && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}
