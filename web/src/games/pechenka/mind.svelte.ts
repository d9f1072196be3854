import type { Scene } from '../../lib/game/scene';
import type { Near, Option } from '../../lib/connection/wire';
import { meantBy, standingOf, touched, type Standing } from './choosing';

interface Picked {
  decision: number;
  /** What was sealed when it was picked: a new seal is what one has in mind. */
  answered: string | undefined;
  things: string[];
}

/** What the player has in mind at this decision, before it is said to the table. */
export class Mind {
  readonly #scene: () => Scene;
  #last = $state.raw<Picked>({ decision: -1, answered: undefined, things: [] });

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  readonly options: readonly Option[] = $derived.by(() => {
    const { live, busy, options } = this.#scene();
    return live && !busy ? options : [];
  });
  readonly near: readonly Near[] = $derived.by(() =>
    this.#scene().live ? this.#scene().near : [],
  );

  /** The answer that I have sealed already. */
  readonly sealed: Option | undefined = $derived.by(() => {
    const { view, options } = this.#scene();
    return options.find(({ choice }) => choice === view.prompt?.answered);
  });

  readonly picked: readonly string[] = $derived.by(() => {
    const { decision, view } = this.#scene();
    const { things, ...when } = this.#last;
    if (when.decision === decision && when.answered === view.prompt?.answered) return things;
    return this.sealed?.touches ?? [];
  });

  readonly meant: Option | undefined = $derived.by(() => meantBy(this.options, this.picked));

  standing(thing: string): Standing {
    return standingOf(this.options, this.near, this.picked, thing);
  }

  touch(thing: string): void {
    this.#set(touched(this.options, this.picked, thing));
  }

  clear(): void {
    this.#set([]);
  }

  #set(things: string[]): void {
    const { decision, view } = this.#scene();
    this.#last = { decision, answered: view.prompt?.answered, things };
  }
}
