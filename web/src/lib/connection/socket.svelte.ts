import { waits } from '../device/pending';
import { takeEarly } from './early-socket';
import type { Endpoint } from './endpoint';
import type { Bye, ClientSays, ServerSays } from './wire';

type Command = Extract<ClientSays, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A command as it is given to the connection, which makes its id. */
export type Unsent = WithoutId<Command>;

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
/** An answer that takes longer than this is not coming: the phone slept, or changed its network. */
const PATIENCE = 5000;
const NOTICED = 1000;
/** So long is every message: longer than any at a covert window is by itself, the largest sketch among them. */
const LENGTH = 1536;
const WAKES = ['pageshow', 'online', 'offline'] as const;

/** The websocket of one seat at one table: it reconnects by itself, and sends unanswered commands again. */
export class Connection {
  /** No connection for so long that a person should be told. */
  lost = $state(false);
  /** Why the server closed the connection for good. */
  bye = $state.raw<Bye | null>(null);
  /** Commands that the table has not answered yet, in the order they were made. */
  waiting = $state.raw<Command[]>([]);

  readonly #endpoint: Endpoint;
  readonly #hear: (message: ServerSays) => void;
  #socket: WebSocket | null = null;
  #heard = 0;
  #delay = FIRST_DELAY;
  /** The whole state is on its way: it was asked for, or comes after the hello. */
  #syncing = true;
  /** The whole state has been received over this socket, so commands may be sent. */
  #spoken = false;
  #closed = false;
  #retry = 0;
  #notice = 0;
  #silence = 0;

  constructor(endpoint: Endpoint, hear: (message: ServerSays) => void) {
    this.#endpoint = endpoint;
    this.#hear = hear;
    for (const wake of WAKES) addEventListener(wake, this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Send a command, now or as soon as it is connected again; the returned id is that of the answer. */
  send(unsent: Unsent): string {
    const id = newId();
    const command = { ...unsent, id } as Command;
    this.waiting = [...this.waiting, command];
    this.#tell(command);
    return id;
  }

  /** Close, and do not reconnect. */
  close(): void {
    this.#closed = true;
    for (const wake of WAKES) removeEventListener(wake, this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    for (const timer of [this.#retry, this.#notice, this.#silence]) clearTimeout(timer);
    this.#socket?.close();
    this.#socket = null;
    this.#count();
  }

  #open(): void {
    clearTimeout(this.#retry);
    const early = takeEarly(this.#endpoint);
    const socket = early?.socket ?? new WebSocket(this.#endpoint.url);
    this.#socket = socket;
    this.#heard = 0;
    this.#spoken = false;
    this.#notice ||= window.setTimeout(() => (this.lost = true), NOTICED);
    this.#expectAnswer();
    socket.onopen = () => this.#tell(this.#endpoint.hello);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerSays);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#dropped();
    };
    // Not yet: the owner does not have this object before the constructor is done.
    if (early) queueMicrotask(() => early.heard.forEach((event) => socket.onmessage?.(event)));
  }

  #receive(message: ServerSays): void {
    clearTimeout(this.#silence);
    this.#silence = 0;
    const gap = message.n !== this.#heard + 1;
    this.#heard = message.n;
    this.#found();
    if (message.type === 'whole') this.#hearsAll();
    else if (gap) this.#sync();
    const settled = settledBy(message);
    if (settled.length) this.waiting = this.waiting.filter(({ id }) => !settled.includes(id));
    if (this.waiting.length > 0) this.#expectAnswer();
    if (message.type === 'bye' && !message.again) {
      this.bye = message;
      this.lost = false;
      this.close();
    }
    this.#hear(message);
    this.#count(message.type === 'waiting');
  }

  #found(): void {
    this.#delay = FIRST_DELAY;
    clearTimeout(this.#notice);
    this.#notice = 0;
    this.lost = false;
  }

  /** From here on nothing is missing; a new socket gets the commands that the old one left unanswered. */
  #hearsAll(): void {
    this.#syncing = false;
    if (this.#spoken) return;
    this.#spoken = true;
    for (const command of this.waiting) this.#tell(command);
  }

  #dropped(): void {
    this.#socket = null;
    this.#syncing = true;
    clearTimeout(this.#silence);
    this.#silence = 0;
    if (this.#closed) return;
    this.#count();
    this.#notice ||= window.setTimeout(() => (this.lost = true), NOTICED);
    // All pages of a restarted server must not reconnect at the same moment.
    this.#retry = window.setTimeout(() => this.#open(), this.#delay * (0.5 + Math.random()));
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY);
  }

  #tell(message: ClientSays): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if ('id' in message && !this.#spoken) return; // it is said after the whole
    // The person who sees only its length cannot tell an answer from another, from a hint or a sketch, nor from none.
    this.#socket.send(JSON.stringify(message).padEnd(LENGTH));
    this.#expectAnswer();
  }

  #sync(): void {
    if (this.#syncing) return;
    this.#syncing = true;
    this.#tell({ do: 'sync' });
  }

  /** Tell the document whether something is awaited here; not while others decide whether the link may be used. */
  #count(unanswered = false): void {
    // a decoy that the device sent by itself is acknowledged in time, and nobody waits for it
    const asked = this.waiting.some((command) => command.do !== 'tap' || command.touched !== null);
    waits(this, !this.#closed && !unanswered && (this.#syncing || asked));
  }

  #expectAnswer(): void {
    const socket = this.#socket;
    this.#count();
    this.#silence ||= window.setTimeout(() => {
      this.#silence = 0;
      if (socket !== this.#socket) return;
      socket?.close(); // a dead connection may take minutes to say so
      this.#dropped();
    }, PATIENCE);
  }

  #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#sync();
    else if (!this.#socket) {
      this.#delay = FIRST_DELAY;
      this.#open();
    }
  };
}

/** The commands of which this message says what became of them. */
function settledBy(message: ServerSays): string[] {
  if (message.type === 'beat') return message.acks.map(({ id }) => id);
  return message.type === 'done' || message.type === 'refused' ? [message.id] : [];
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
