import type { Option } from '../../lib/connection/wire';
import { meantBy, type Touched } from './question';
import type { MafiaScene } from './scene';
import { isNight, seatOf } from './town';

/** As the table keeps it for all devices of a seat. */
const touchedText = ({ seats, way }: Touched): string => `${seats.join(',')}/${way}`;
function touchedOf(text: string): Touched {
  const [seats = '', way = 0] = text.split('/');
  return { seats: seats ? seats.split(',').map(Number) : [], way: Number(way) };
}

/**
 * What a finger does at night is the same for everybody: windows are lit, and the button is pressed. All of it is taken
 * in silence, whether it means an answer, one that is refused, or nothing: what it means stands under the finger alone.
 * A player who is asked for a yes alone does it in the same way: any window is the yes.
 */
export class Decoy {
  readonly #scene: () => MafiaScene;
  /** Touched since it was sent last. */
  #unsent = $state.raw<Touched & { decision: number }>();

  constructor(scene: () => MafiaScene) {
    this.#scene = scene;
  }

  /** Does the screen take part in what the whole town seems to do? The moderator's need not. */
  readonly asked: boolean = $derived.by(() => {
    const { live, viewer, options, view } = this.#scene();
    const step = view.prompt?.step;
    const covert = (isNight(view) && step !== 'mail') || step === 'save';
    const writes = step === 'spirits' && options.length > 0;
    return live && viewer >= 0 && covert && !writes && !view.hidden;
  });
  readonly #mine = $derived.by(() =>
    this.#unsent?.decision === this.#scene().decision ? this.#unsent : undefined,
  );
  /** As it was sent last; a player for whom the moderator sent it sees what it means. */
  readonly #kept: string = $derived.by(() => {
    const { touched, options, viewer, view } = this.#scene();
    const answer = options.find(({ choice }) => choice === view.prompt?.answered);
    if (touched || !answer) return touched;
    return touchedText(
      view.prompt?.step === 'save'
        ? { seats: [], way: answer.verb === 'yes' ? 0 : 1 }
        : { seats: answer.verb === 'yes' ? [viewer] : answer.touches.map(seatOf), way: 0 },
    );
  });
  readonly #now: Touched = $derived.by(() => this.#mine ?? touchedOf(this.#kept));
  readonly seats: readonly number[] = $derived(this.#now.seats);
  readonly way: number = $derived(this.#now.way);
  readonly sent: boolean = $derived.by(() => !this.#mine && this.#kept !== '');
  /** What is sent as it stands, for the slip that says what it means. */
  readonly given: Touched | undefined = $derived.by(() =>
    this.#kept ? touchedOf(this.#kept) : undefined,
  );

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
    const scene = this.#scene();
    const touched = touchedText(this.#now);
    const answer: Option | undefined = meantBy(scene, this.#now);
    this.#unsent = undefined;
    if (answer) scene.choose(answer, touched);
    else scene.tap(touched);
  }
  #set(change: Partial<Touched>): void {
    this.#unsent = { ...this.#now, ...change, decision: this.#scene().decision };
  }
}
