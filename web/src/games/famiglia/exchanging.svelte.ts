import type { Option } from '../../lib/connection/wire';
import { below, type FamigliaScene, type FamigliaView } from './view';

type Cards = readonly string[];

/** An exchange as the player means it: what comes into the hand, what goes to the area, and the area before it. */
interface Plan {
  area: Cards;
  takes: Cards;
  gives: Cards;
}

/** The Accountant's exchange: first it is laid out as a whole, then said to the table card by card. */
export class Exchanging {
  readonly #scene: () => FamigliaScene;
  #last = $state.raw({ decision: -1, takes: [] as Cards, gives: [] as Cards });
  #plan = $state.raw<Plan | null>(null);

  constructor(scene: () => FamigliaScene) {
    this.#scene = scene;
    $effect(() => this.#goOn());
  }

  readonly #side = $derived.by(() => this.#scene().view.seats[below(this.#scene())]);
  readonly #now = $derived.by(() =>
    this.#last.decision === this.#scene().decision ? this.#last : { takes: [], gives: [] },
  );
  readonly takes: Cards = $derived(this.#now.takes);
  readonly gives: Cards = $derived(this.#now.gives);
  readonly area: Cards = $derived(this.#side?.area ?? []);
  readonly hand: Cards = $derived(this.#side?.hand ?? []);

  /** The table asks for cards of the exchange. */
  readonly asked: boolean = $derived.by(() => {
    const { live, options } = this.#scene();
    return live && options.some(({ verb }) => verb === 'take-back' || verb === 'give');
  });
  /** It is being said to the table. */
  readonly carrying: boolean = $derived(this.#plan !== null);
  /** Numbers of cards: those that change places, with those fetched before; the most allowed; those still to give. */
  readonly count: number = $derived.by(() => this.#scene().view.must_give + this.takes.length);
  readonly most: number = $derived.by(() => {
    const { must_give, may_take } = this.#scene().view;
    return must_give + may_take;
  });
  readonly missing: number = $derived(this.count - this.gives.length);

  /** Cards of the area that may still come along: the Accountant himself stays. */
  readonly takeable: Cards = $derived.by(() => {
    const { options, view } = this.#scene();
    const offered = options.flatMap(({ verb, words }) => (verb === 'take-back' ? words.card : []));
    const free = without(this.area, [view.stays, ...this.takes]);
    return this.count < this.most ? free.filter((card) => offered.includes(card)) : [];
  });
  /** Cards of the hand that may still go: never more than may change places. */
  readonly givable: Cards = $derived(
    this.gives.length < this.most ? without(this.#side?.may_give ?? [], this.gives) : [],
  );

  take(card: string): void {
    this.#set([...this.takes, card], this.gives);
  }

  give(card: string): void {
    this.#set(this.takes, [...this.gives, card]);
  }

  leave(card: string): void {
    this.#set(without(this.takes, [card]), without(this.gives, [card]));
  }

  /** Nothing is laid out. */
  anew(): void {
    this.#set([], []);
  }

  #set(takes: Cards, gives: Cards): void {
    this.#last = { decision: this.#scene().decision, takes, gives };
  }

  carryOut(takes = this.takes, gives = this.gives): void {
    this.#plan = { area: this.area, takes, gives };
  }

  /** An exchange that changes nothing, where one is possible: a card comes and goes back. */
  readonly nothing: (() => void) | undefined = $derived.by(() => {
    const first = this.#scene().options.find(({ verb }) => verb === 'take-back');
    if (!this.asked || !first || this.count) return undefined;
    const card = String(first.words.card);
    return () => this.carryOut([card], [card]);
  });

  /** Says the next word of an exchange that is being carried out. */
  #goOn(): void {
    const scene = this.#scene();
    if (!this.#plan || scene.busy) return;
    const next = this.asked ? nextOf(this.#plan, scene.view, scene.options) : undefined;
    if (next) scene.choose(next);
    else this.#plan = null;
  }
}

/** A bag of cards without the cards of another. */
export function without(cards: Cards, gone: Cards): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The next answer that carries the exchange out; none: it is over, or the table has changed under it. */
export function nextOf(
  plan: Plan,
  view: FamigliaView,
  options: readonly Option[],
): Option | undefined {
  const area = view.seats[view.current]?.area ?? [];
  const find = (verb: string, cards: Cards) =>
    options.find((option) => option.verb === verb && cards.includes(String(option.words.card)));
  if (view.prompt?.step === 'take-back') {
    const wanted = without(plan.takes, without(plan.area, area));
    return wanted.length
      ? find('take-back', wanted)
      : options.find(({ verb }) => verb === 'enough');
  }
  const given = without(area, without(plan.area, plan.takes));
  return find('give', without(plan.gives, given));
}
