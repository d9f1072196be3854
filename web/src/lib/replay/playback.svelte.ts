import type { Entry, Snapshot } from '../connection/wire';

/** The deal: before it there is nothing to see. */
export const FIRST = 1;
/** Milliseconds that a move stays, by speed. */
export const SPEEDS = { slow: 2400, even: 1300, fast: 600 } as const;
const RESTS = 90;
export type Speed = keyof typeof SPEEDS;

type Fetch = (at: number | 'last') => Promise<Snapshot>;

/** The playback of a recorded match: its snapshots by move, loaded once, and a timer that steps through them. */
export class Playback {
  /** The move that is asked for; its frame follows as soon as it is there. */
  at = $state(FIRST);
  frame = $state.raw<Snapshot>();
  /** What happened in the step to this move; [] after a jump. */
  fresh = $state.raw<Entry[]>([]);
  /** The whole log, for the list of moves. */
  entries = $state.raw<Entry[]>([]);
  last = $state(FIRST);
  playing = $state(false);
  speed = $state<Speed>('even');
  /** Why there is nothing to see. */
  failure = $state.raw<unknown>();

  readonly #fetch: Fetch;
  readonly #snapshots: Record<number, Promise<Snapshot>> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  /** Learn how long the match is, then wind to the move. */
  async open(at: number | 'last'): Promise<void> {
    try {
      const whole = await this.#fetch('last');
      this.last = whole.at;
      this.entries = whole.entries;
      this.#snapshots[whole.at] = Promise.resolve(whole);
    } catch (failure) {
      this.failure = failure;
      return;
    }
    await this.go(at === 'last' ? this.last : at);
  }

  /** Wind to a move; a frame that comes too late is not shown any more. */
  async go(at: number): Promise<void> {
    const shown = this.frame?.at;
    this.at = Math.min(Math.max(Math.round(at) || FIRST, FIRST), this.last);
    const wanted = this.at;
    try {
      const frame = await this.#at(wanted);
      if (wanted !== this.at) return;
      this.fresh = shown === wanted - 1 ? frame.entries.slice(-1) : [];
      this.frame = frame;
      this.failure = undefined;
      this.#prefetch(wanted);
    } catch (failure) {
      if (wanted !== this.at) return;
      this.failure = failure;
      this.pause();
    }
  }

  back = () => this.#turn(this.at - 1);
  forward = () => this.#turn(this.at + 1);
  start = () => this.#turn(FIRST);
  end = () => this.#turn(this.last);
  jump = (at: number) => this.#turn(at);

  /** A finger runs along the slider: only where it rests is a frame worth fetching. */
  scrub(at: number): void {
    this.pause();
    this.at = at;
    this.#timer = setTimeout(() => this.go(at), RESTS);
  }

  /** Play on by itself, from the beginning if it is over. */
  play(): void {
    this.playing = true;
    if (this.at === this.last) void this.go(FIRST).then(() => this.#next());
    else this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** To scrub stops the playback. */
  #turn(at: number): Promise<void> {
    this.pause();
    return this.go(at);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      await this.go(this.at + 1);
      if (!this.playing) return;
      if (this.at < this.last) this.#next();
      else this.pause();
    }, SPEEDS[this.speed]);
  }

  #prefetch(at: number): void {
    for (const near of [at + 1, at - 1])
      if (near >= FIRST && near <= this.last) this.#at(near).catch(() => {}); // asked again when wanted
  }

  #at(at: number): Promise<Snapshot> {
    const known = (this.#snapshots[at] ??= this.#fetch(at));
    known.catch(() => delete this.#snapshots[at]);
    return known;
  }
}

/** The address of a move. */
export function addressOf(code: string, at: number, everything: boolean): string {
  return `/t/${code}/replay/${at}${everything ? '?everything' : ''}`;
}
