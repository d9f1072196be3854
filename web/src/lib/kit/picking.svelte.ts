import type { Near, Option } from '../connection/wire';
import type { AnyScene } from '../game/scene';

/**
 * quiet: it only tells about itself; lit: it may be chosen; hint: it may, and the bot would; sel: it is; off: it is
 * refused now.
 */
export type Standing = 'quiet' | 'lit' | 'hint' | 'sel' | 'off';

interface Picked {
  decision: number;
  /** as the moderator one answers for several. */
  viewer: number;
  /** What was sealed when it was picked: a new seal is what one has in mind. */
  answered: string | undefined;
  things: readonly string[];
  /** The choice of the option that was named, where the things leave several. */
  way: string;
}

/**
 * What the player has picked at this decision, before it is said to the table: things that options touch, in any
 * order, and, where they leave several options, one of those. The next decision begins with nothing picked; where
 * all answer in secret, with what was sealed.
 */
export class Picking {
  readonly #scene: () => AnyScene;
  readonly #thingsOf: (option: Option) => readonly string[];
  #last = $state.raw<Picked>({
    decision: -1,
    viewer: -1,
    answered: undefined,
    things: [],
    way: '',
  });

  /** `thingsOf`: what may be touched to mean an option; all that it touches, unless told. */
  constructor(
    scene: () => AnyScene,
    thingsOf: (option: Option) => readonly string[] = ({ touches }) => touches,
  ) {
    this.#scene = scene;
    this.#thingsOf = thingsOf;
  }

  /** All options of a scene that is played, also while one of them is on its way. */
  readonly offered: readonly Option[] = $derived.by(() => {
    const { live, options } = this.#scene();
    return live ? options : [];
  });
  /** What may be chosen at this moment. */
  readonly options: readonly Option[] = $derived.by(() => (this.#scene().busy ? [] : this.offered));
  readonly near: readonly Near[] = $derived.by(() => {
    const { live, near } = this.#scene();
    return live ? near : [];
  });

  /** The answer that I have sealed already. */
  readonly sealed: Option | undefined = $derived.by(() => {
    const { view, options } = this.#scene();
    return options.find(({ choice }) => choice === view.prompt?.answered);
  });

  readonly #now: Pick<Picked, 'things' | 'way'> = $derived.by(() => {
    const { decision, viewer, view } = this.#scene();
    const last = this.#last;
    const same = last.decision === decision && last.viewer === viewer;
    if (same && last.answered === view.prompt?.answered) return last;
    return { things: this.sealed ? this.#thingsOf(this.sealed) : [], way: '' };
  });
  readonly picked: readonly string[] = $derived(this.#now.things);
  /** Something is picked that can be let go. */
  readonly begun: boolean = $derived(this.#now.things.length > 0 || this.#now.way !== '');

  /** The options that all the picked things belong to. */
  readonly ways: readonly Option[] = $derived.by(() => this.#fitting(this.picked));

  /** The one answer that is meant: named, or the only one left; untouched, only if there is nothing to touch. */
  readonly meant: Option | undefined = $derived.by(() => {
    const { ways } = this;
    if (this.#now.way) return ways.find(({ choice }) => choice === this.#now.way);
    const [only, second] = ways;
    if (!only || second) return undefined;
    return this.picked.length || !this.#thingsOf(only).length ? only : undefined;
  });

  /** The options that this thing alone belongs to. */
  about(thing: string): Option[] {
    return this.options.filter((option) => this.#thingsOf(option).includes(thing));
  }

  /** Why this thing cannot be had now. */
  refusal(thing: string): Near | undefined {
    return this.near.find((way) => way.touches.includes(thing));
  }

  standing(thing: string): Standing {
    if (this.picked.includes(thing)) return 'sel';
    if (this.about(thing).length) return this.lit(thing);
    return this.refusal(thing) ? 'off' : 'quiet';
  }

  /** How a thing stands that may be chosen. */
  lit(thing: string): 'lit' | 'hint' {
    const [now] = this.#scene().hint;
    return now && this.#thingsOf(now).includes(thing) ? 'hint' : 'lit';
  }

  /** Picks a thing and keeps what goes together with it; touched again, it is let go. */
  touch(thing: string): void {
    const { picked } = this;
    if (picked.includes(thing)) return this.#set(picked.filter((other) => other !== thing));
    let kept = [thing];
    for (const other of picked) {
      if (this.#fitting([other, ...kept]).length) kept = [other, ...kept];
    }
    this.#set(kept);
  }

  /** Names one option, from a list or by its own button; only the things that belong to it stay picked. */
  mean(option: Option): void {
    const own = this.#thingsOf(option);
    this.#set(
      this.picked.filter((thing) => own.includes(thing)),
      option.choice,
    );
  }

  clear(): void {
    this.#set([]);
  }

  #fitting(things: readonly string[]): Option[] {
    return this.offered.filter((option) => {
      const own = this.#thingsOf(option);
      return things.every((thing) => own.includes(thing));
    });
  }

  #set(things: readonly string[], way = ''): void {
    const { decision, viewer, view } = this.#scene();
    this.#last = { decision, viewer, answered: view.prompt?.answered, things, way };
  }
}
