import type { Option } from '../../lib/connection/wire';
import type { MafiaScene } from './scene';
import { isNight } from './town';

/** What is touched at night: the windows with a candle, and which of two deeds. */
interface Touched {
  seats: readonly number[];
  way: number;
}

/** As the table keeps it for all devices of a seat. */
const touchedText = ({ seats, way }: Touched): string => `${seats.join(',')}/${way}`;
function touchedOf(text: string): Touched {
  const [seats = '', way = 0] = text.split('/');
  return { seats: seats ? seats.split(',').map(Number) : [], way: Number(way) };
}

/**
 * A player who is not asked at night is asked something all the same: whom they suspect. A window is touched and the
 * button pressed as by those who act, the wire carries as long a message, and the table keeps it as it keeps an answer. A
 * player who is asked for a yes alone does it in the same way: any window is the yes.
 */
export class Decoy {
  readonly #scene: () => MafiaScene;
  /** Touched since it was sent last. */
  #unsent = $state.raw<Touched & { decision: number }>();

  constructor(scene: () => MafiaScene) {
    this.#scene = scene;
  }

  /** Does the screen take part in what the whole town seems to do? */
  readonly asked: boolean = $derived.by(() => {
    const { live, viewer, options, view } = this.#scene();
    const step = view.prompt?.step;
    const covert = (isNight(view) && step !== 'mail') || step === 'save';
    const unasked = !options.length || (step === 'call' && this.#option('yes') !== undefined);
    return live && viewer >= 0 && unasked && covert;
  });
  readonly #mine = $derived.by(() =>
    this.#unsent?.decision === this.#scene().decision ? this.#unsent : undefined,
  );
  /** As it was sent last; a player for whom the moderator sent it has meant their own window, or nobody. */
  readonly #kept: string = $derived.by(() => {
    const { touched, options, viewer, view } = this.#scene();
    const answer = options.find(({ choice }) => choice === view.prompt?.answered);
    if (touched || !answer) return touched;
    return touchedText({ seats: answer.verb === 'yes' ? [viewer] : [], way: 0 });
  });
  readonly #now: Touched = $derived.by(() => this.#mine ?? touchedOf(this.#kept));
  readonly seats: readonly number[] = $derived(this.#now.seats);
  readonly way: number = $derived(this.#now.way);
  /** Touched since it was sent: that looks like another answer, also where it means nothing. */
  readonly changed: boolean = $derived(this.#mine !== undefined);
  readonly sent: boolean = $derived.by(() => !this.changed && this.#kept !== '');

  /** Light a candle there, or put it out; the oldest is put out where there are too many. */
  touch(seat: number): void {
    const most = this.#scene().view.prompt?.two ? 2 : 1;
    const lit = this.seats.includes(seat)
      ? this.seats.filter((one) => one !== seat)
      : [...this.seats, seat].slice(-most);
    this.#set({ seats: lit });
  }
  mean(way: number): void {
    this.#set({ way });
  }
  /** Nobody is meant. */
  refuse(): void {
    this.#set({ seats: [] });
    this.send();
  }
  send(): void {
    const answer = this.#option(this.seats.length ? 'yes' : 'nobody');
    if (answer) return this.answer(answer, this.seats);
    const touched = touchedText(this.#now);
    this.#unsent = undefined;
    this.#scene().tap(touched);
  }
  /** A true answer, with what the screen shows of it. */
  answer(option: Option, seats: readonly number[]): void {
    const touched = touchedText({ seats, way: this.way });
    this.#unsent = undefined;
    this.#scene().choose(option, touched);
  }
  #set(change: Partial<Touched>): void {
    this.#unsent = { ...this.#now, ...change, decision: this.#scene().decision };
  }
  #option(verb: string): Option | undefined {
    return this.#scene().options.find((option) => option.verb === verb);
  }
}
