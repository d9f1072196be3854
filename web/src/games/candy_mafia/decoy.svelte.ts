import type { Option } from '../../lib/connection/wire';
import type { Notes, Touched } from './notes.svelte';
import type { MafiaScene } from './scene';
import { isNight } from './town';

/**
 * Whoever is not asked at night is asked something all the same: whom they suspect. A window is touched and the button
 * pressed as by those who act, the wire carries the same kind of message, and the answer stays on this phone. Whoever is
 * asked for a yes alone does it in the same way: any window is the yes.
 */
export class Decoy {
  readonly #scene: () => MafiaScene;
  readonly #notes: Notes;
  #last = $state.raw<Touched>({ decision: -1, seats: [], way: 0, sent: false });

  /** The notes remember what was touched: it looks the same after a reload. */
  constructor(scene: () => MafiaScene, notes: Notes) {
    this.#scene = scene;
    this.#notes = notes;
  }

  /** Does the screen take part in what the whole town seems to do? */
  readonly asked: boolean = $derived.by(() => {
    const { live, viewer, options, view } = this.#scene();
    const step = view.prompt?.step;
    const covert = (isNight(view) && step !== 'mail') || step === 'save';
    const unasked = !options.length || (step === 'call' && this.#option('yes') !== undefined);
    return live && viewer >= 0 && unasked && covert;
  });
  readonly #now = $derived.by((): Touched => {
    const { decision, view, viewer, options } = this.#scene();
    if (this.#last.decision === decision) return this.#last;
    const answer = view.prompt?.answered;
    const kept = this.#notes.touched;
    if (kept?.decision === decision)
      return { ...kept, sent: options.length ? answer !== undefined : kept.sent };
    const seats = answer === this.#option('yes')?.choice && answer ? [viewer] : [];
    return { decision, seats, way: 0, sent: answer !== undefined };
  });
  readonly seats: readonly number[] = $derived(this.#now.seats);
  readonly way: number = $derived(this.#now.way);
  readonly sent: boolean = $derived(this.#now.sent);

  /** Light a candle there, or put it out; the oldest is put out where there are too many. */
  touch(seat: number): void {
    const most = this.#scene().view.prompt?.two ? 2 : 1;
    const lit = this.seats.includes(seat)
      ? this.seats.filter((one) => one !== seat)
      : [...this.seats, seat].slice(-most);
    this.#set({ seats: lit, sent: false });
  }
  mean(way: number): void {
    this.#set({ way, sent: false });
  }
  /** Nobody is meant. */
  refuse(): void {
    this.#set({ seats: [] });
    this.send();
  }
  send(): void {
    const { choose, tap } = this.#scene();
    const answer = this.#option(this.seats.length ? 'yes' : 'nobody');
    this.#set({ sent: true });
    if (answer) choose(answer);
    else tap();
  }
  #set(change: Partial<Touched>): void {
    this.#last = { ...this.#now, ...change };
    this.#notes.touch(this.#last);
  }
  #option(verb: string): Option | undefined {
    return this.#scene().options.find((option) => option.verb === verb);
  }
}
