import type { EmpireScene } from './scene';

/** Says so when the time of a window ended before I had answered: what was asked is not open any more. */
export class MissedWindow {
  /** The decision that came after it; -1: none was missed. */
  #after = $state(-1);
  readonly #scene: () => EmpireScene;

  constructor(scene: () => EmpireScene) {
    this.#scene = scene;
    let asked = -1;
    $effect(() => {
      const { view, decision, live, busy, fresh } = scene();
      if (asked >= 0 && decision !== asked) {
        if (fresh.some(({ kind }) => kind === 'close')) this.#after = decision;
        asked = -1;
      }
      const { step, mine, answered } = view.prompt ?? {};
      if (live && step === 'block' && mine) asked = answered === undefined && !busy ? decision : -1;
    });
  }

  get told(): boolean {
    return this.#after >= 0 && this.#after === this.#scene().decision;
  }

  putAway(): void {
    this.#after = -1;
  }
}
