import type { Hello } from './wire';

/** Who looks at a table: a seat of this device, or a spectator. */
export interface Looker {
  code: string;
  token: string;
  watch?: string;
}

/** Which line to call for a table, and what to say first. */
export interface Call {
  url: string;
  hello: Hello;
}

export function callFor({ code, token, watch }: Looker): Call {
  const home = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  const who = watch ? { watch } : { token };
  return { url: `${home}/api/tables/${code}/play`, hello: { do: 'hello', ...who } };
}

/** A line that was called before the page was there, and all that was heard on it. */
export interface Early {
  socket: WebSocket;
  heard: MessageEvent[];
}

declare global {
  interface Window {
    /** By the call: the first script cannot share anything else with the page. */
    early?: Map<string, Early>;
  }
}

const nameOf = (call: Call): string => JSON.stringify(call);

/** Call at once; whoever is there in time is told, too. */
export function callEarly(call: Call, hear: (message: MessageEvent) => void): void {
  const socket = new WebSocket(call.url);
  const heard: MessageEvent[] = [];
  socket.onopen = () => socket.send(JSON.stringify(call.hello));
  socket.onmessage = (message: MessageEvent) => {
    heard.push(message);
    hear(message);
  };
  (window.early ??= new Map()).set(nameOf(call), { socket, heard });
}

/** The line that was called early, once, if it still holds. */
export function takeEarly(call: Call): Early | undefined {
  const early = window.early?.get(nameOf(call));
  window.early?.delete(nameOf(call));
  return early && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}
