import { read, write } from '../../lib/device/storage';
import type { EmpireScene } from './scene';

const KEY = 'igroteka/candy_empire/ask-only-target';

/** «Ask me only when I am the target»: a block that does not concern me is declined by itself. Kept on this device. */
export class StandingOrder {
  on = $state(read(KEY, true));
  /** The window that was open when it was switched on: that one is mine to answer. */
  #meanwhile = -1;
  readonly #scene: () => EmpireScene;

  constructor(scene: () => EmpireScene) {
    this.#scene = scene;
    $effect(() => {
      const { view, viewer, options, busy, live, decision } = this.#scene();
      if (!this.on || !live || busy || view.prompt?.answered !== undefined) return;
      if (decision === this.#meanwhile) return;
      if (!view.pending || view.pending.target === viewer) return;
      const pass = options.find(({ verb }) => verb === 'pass');
      if (pass) this.#scene().choose(pass);
    });
  }

  set(on: boolean): void {
    this.#meanwhile = this.#scene().decision;
    this.on = on;
    write(KEY, on);
  }

  /** Whether there is anything to order: I may block, and others may be aimed at. */
  get matters(): boolean {
    const { view, viewer, live } = this.#scene();
    return live && view.seats.length > 2 && Boolean(view.seats[viewer]?.may_block);
  }
}
