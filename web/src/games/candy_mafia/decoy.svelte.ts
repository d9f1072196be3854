import type { MafiaScene } from './scene';
import { isNight } from './town';

/**
 * Whoever is not asked at night is asked something all the same: whom they suspect. A window is touched and the button
 * pressed as by those who act, the wire carries the same kind of message, and the answer stays on this phone.
 */
export class Decoy {
  readonly #scene: () => MafiaScene;
  #last = $state.raw({ decision: -1, seat: -1, sent: false });

  constructor(scene: () => MafiaScene) {
    this.#scene = scene;
  }

  /** Am I asked for nothing while others may be? */
  readonly asked: boolean = $derived.by(() => {
    const { live, viewer, options, view } = this.#scene();
    const step = view.prompt?.step;
    const covert = (isNight(view) && step !== 'mail') || step === 'save';
    return live && viewer >= 0 && !options.length && covert;
  });
  readonly #now = $derived.by(() => {
    const last = this.#last;
    return last.decision === this.#scene().decision ? last : undefined;
  });
  /** The window with the candle; -1: none is touched. */
  readonly seat: number = $derived(this.#now?.seat ?? -1);
  readonly sent: boolean = $derived(this.#now?.sent ?? false);

  touch(seat: number): void {
    this.#last = { decision: this.#scene().decision, seat, sent: false };
  }
  send(): void {
    this.#last = { decision: this.#scene().decision, seat: this.seat, sent: true };
    this.#scene().tap();
  }
}
