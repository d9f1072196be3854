import type { Scene } from '../../lib/game/scene';
import type { Near, Option } from '../../lib/connection/wire';
import { shownFor, skipOf, wordsOf } from './choice';
import { nextOf, without, type Exchange } from './exchange';
import { about } from './price';
import { below, viewOf } from './view';

interface Picked {
  decision: number;
  /** The card that was touched, and what it is called among the things that options touch. */
  id: number;
  thing: string;
  /** The way to pay, if there are several. */
  way: string;
  takes: string[];
  gives: string[];
}
const NOTHING: Omit<Picked, 'decision'> = { id: 0, thing: '', way: '', takes: [], gives: [] };
const PASS = 'pass';

/** What the player has in mind at this decision, before it is said to the table. */
export class Choosing {
  readonly #scene: () => Scene;
  #last = $state.raw<Picked>({ decision: -1, ...NOTHING });
  #plan = $state.raw<Exchange | null>(null);

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  readonly #all: readonly Option[] = $derived.by(() =>
    this.#scene().live ? this.#scene().options : [],
  );
  /** What is lit: nothing while my choice is on its way. */
  readonly options: readonly Option[] = $derived.by(() => (this.#scene().busy ? [] : this.#all));
  readonly near: readonly Near[] = $derived.by(() =>
    this.#scene().live ? this.#scene().near : [],
  );

  readonly #picked: Picked = $derived.by(() => {
    const { decision } = this.#scene();
    return this.#last.decision === decision ? this.#last : { decision, ...NOTHING };
  });
  readonly id = $derived(this.#picked.id);
  readonly takes = $derived(this.#picked.takes);
  readonly gives = $derived(this.#picked.gives);
  readonly touched = $derived(this.#picked.thing !== '');
  readonly passing = $derived(this.#picked.thing === PASS);

  /** The answers among which I still have to choose. */
  readonly ways: readonly Option[] = $derived.by(() => {
    const prices = this.#all.filter((option) => option.verb === 'lower-by');
    return prices.length ? prices : about(this.#all, this.#picked.thing);
  });
  readonly many = $derived(this.ways.length > 1);
  readonly way = $derived(this.#picked.way);

  /** The one answer that I mean. */
  readonly meant: Option | undefined = $derived.by(() => {
    if (this.passing) return this.#all.find((option) => option.verb === PASS);
    return this.many ? this.ways.find((way) => way.choice === this.way) : this.ways[0];
  });

  /** The cards that I would show to pay. */
  readonly shown = $derived.by(() => (this.meant ? shownFor(this.#scene(), this.meant) : []));

  /** The table asks for cards of the exchange. */
  readonly exchanging = $derived(
    this.#all.some((option) => ['take-back', 'give'].includes(option.verb)),
  );

  touch(id: number, thing: string): void {
    const again = this.id === id && this.#picked.thing === thing;
    this.#set(again ? {} : { id, thing });
  }

  pay(way: string): void {
    this.#set({ ...this.#picked, way });
  }

  pass(): void {
    this.#set({ thing: PASS });
  }

  clear(): void {
    this.#set({});
  }

  exchange(takes: string[], gives: string[]): void {
    this.#set({ takes, gives });
  }

  #set(picked: Partial<Picked>): void {
    this.#last = { ...NOTHING, ...picked, decision: this.#scene().decision };
  }

  /** How many cards of the hand are still to be named for the exchange. */
  readonly missing = $derived.by(
    () => viewOf(this.#scene()).must_give + this.takes.length - this.gives.length,
  );

  /** Says the exchange to the table, card by card. */
  carryOut(takes = this.takes, gives = this.gives): void {
    const scene = this.#scene();
    this.#plan = { area: viewOf(scene).seats[below(scene)].area, takes, gives };
  }

  /** The next word of an exchange that is being carried out. */
  goOn(): void {
    const scene = this.#scene();
    if (!this.#plan || scene.busy) return;
    const next = this.exchanging ? nextOf(this.#plan, viewOf(scene), scene.options) : undefined;
    if (next) scene.choose(next);
    else this.#plan = null;
  }

  readonly carrying = $derived(this.#plan !== null);

  // The buttons.

  readonly main = $derived.by(() => {
    const scene = this.#scene();
    if (!scene.view.prompt?.mine || scene.view.outcome) return undefined;
    if (this.exchanging || this.carrying) return this.#exchangeButton();
    const option = this.meant;
    if (option) {
      const said = wordsOf(scene, option);
      const press = () => scene.choose(option);
      return { ...this.#title(`do-${option.verb}`, said), option, ready: true, press };
    }
    const key = this.many && this.id ? 'await-way' : `await-${scene.view.prompt.step}`;
    const said = this.ways[0] ? wordsOf(scene, this.ways[0]) : {};
    return { ...this.#title(key, said), ready: false, press: () => undefined };
  });

  readonly side = $derived.by(() => {
    const scene = this.#scene();
    if (this.carrying) return [];
    const say = (key: string, press: () => void) => [{ title: scene.words.say(key), press }];
    const skip = skipOf(this.#all);
    if (skip) return say(`side-${skip.verb}`, () => scene.choose(skip));
    if (this.passing) return say('side-stay', () => this.clear());
    if (this.#all.some((option) => option.verb === PASS))
      return say('side-pass', () => this.pass());
    return this.#sameAgain(say);
  });

  /** An exchange that changes nothing: a card comes and goes back. */
  #sameAgain(say: (key: string, press: () => void) => { title: string; press(): void }[]) {
    const first = this.#all.find((option) => option.verb === 'take-back');
    if (!first || viewOf(this.#scene()).must_give || this.takes.length) return [];
    const card = String(first.words.card);
    return say('side-same', () => this.carryOut([card], [card]));
  }

  #exchangeButton() {
    const scene = this.#scene();
    const { missing } = this;
    const count = viewOf(scene).must_give + this.takes.length;
    if (!count && !this.gives.length)
      return { ...this.#title('exchange-none'), ready: false, press: () => undefined };
    if (missing) {
      const key = missing > 0 ? 'exchange-more' : 'exchange-fewer';
      return {
        ...this.#title(key, { count: Math.abs(missing) }),
        ready: false,
        press: () => undefined,
      };
    }
    const short = (cards: readonly string[]) =>
      cards.map((card) => scene.words.card(card, 'short')).join(' ');
    const cards = [this.takes.length && `↑ ${short(this.takes)}`, `↓ ${short(this.gives)}`];
    const said = { count, cards: cards.filter(Boolean).join('  ') };
    return { ...this.#title('exchange-do', said), ready: true, press: () => this.carryOut() };
  }

  #title(key: string, said: Record<string, string | number> = {}) {
    const { words } = this.#scene();
    return { title: words.say(key, said), second: words.say(`${key}.second`, said) };
  }
}

/** The cards of my hand that may still go to the area: all but those whose place in the order has passed. */
export function givable(hand: readonly string[], near: readonly Near[]): string[] {
  const passed = near.filter((way) => way.verb === 'give' && way.reason === 'out-of-order');
  return hand.filter((card) => !passed.some((way) => way.words.card === card));
}

/** The cards of my area that may come along; of those just played one stays. */
export function takeable(
  area: readonly string[],
  options: readonly Option[],
  stays: readonly string[],
): string[] {
  const offered = options
    .filter((option) => option.verb === 'take-back')
    .map((option) => option.words.card);
  return without(area, stays).filter((card) => offered.includes(card));
}
