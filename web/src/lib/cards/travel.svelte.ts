import { untrack } from 'svelte';
import { boxOf, calm } from '../device/motion';
import { apart, Flights, LAND, OUT } from './flights';
import type { Tracked } from './tracks';

const MOVE = 260;
const DEAL = 340;
const STAGGER = 40;
/** A prize rises where it lies, is looked at, and flies home. */
const PRIZE = 800;
const RISE = 0.35;
const FLY = 'cubic-bezier(0.5, 0, 0.3, 1)';

/** What a game tells of its cards; the page marks cards with `data-card` (their number) and places with `data-zone`. */
export interface Journey<Card> {
  /** The zone that a card comes from or goes to if nobody can follow it. */
  home(card: Card): string;
  /** Of cards that change places, the least goes first. */
  order?(card: Card): number;
  /** A card that stayed trembles. */
  startled?(card: Card, before: Card): boolean;
  /** A card that leaves is what all was done for: what leaves with it goes one after the other. */
  prize?(card: Card): boolean;
  /** A prize sets out; the answer is called when it is home, at once for a person who wants less motion. */
  won?(card: Card): () => void;
}

interface Shot {
  id: number;
  box: DOMRect;
  /** The same box in the pixels of the screen, and how much the card is enlarged. */
  screen: DOMRect;
  zoom: number;
  element: HTMLElement;
}

/**
 * Cards that travel: when they change, each goes from where it lay to where it lies now, first those that leave, then
 * one after the other those that change places, then new ones. Made while a component is set up.
 */
export class Travel<Card extends Tracked> {
  readonly #flights = new Flights();
  /** Copies of what has left: they fly on when the next thing happens. */
  readonly #leaving = new Flights();
  readonly #journey: Journey<Card>;
  #before: Shot[] = [];
  #shown: readonly Card[] = [];

  constructor(
    table: () => HTMLElement | undefined,
    cards: () => readonly Card[],
    journey: Journey<Card>,
  ) {
    this.#journey = journey;
    $effect.pre(() => {
      const cloth = table();
      if (cloth && cards().length) this.#before = lookAround(cloth);
    });
    $effect(() => {
      const [cloth, now] = [table(), cards()];
      untrack(() => {
        if (cloth && this.#shown.length) this.#show(cloth, this.#shown, now);
      });
      this.#shown = now;
    });
  }

  /** All cards arrive at once. */
  skip(): void {
    this.#flights.skip();
    this.#leaving.skip();
  }

  #show(table: HTMLElement, was: readonly Card[], now: readonly Card[]): void {
    const places = (cards: readonly Card[]) =>
      cards.map(({ id, place }) => `${id} ${place}`).join();
    if (this.#flights.flying && places(was) === places(now)) return;
    this.#flights.skip();
    const { home, order = () => 0, startled } = this.#journey;
    const elements = lookAround(table);
    const elementOf = ({ id }: Card) => elements.find((shot) => shot.id === id)?.element;
    const shotOf = ({ id }: Card) => this.#before.find((shot) => shot.id === id);
    const moved: Card[] = [];
    const dealt: Card[] = [];
    for (const card of now) {
      const old = was.find(({ id }) => id === card.id);
      if (!old) dealt.push(card);
      else if (old.place !== card.place) moved.push(card);
      else {
        const [element, from] = [elementOf(card), shotOf(card)?.box];
        if (!element || !from) continue;
        this.#flights.slide(element, from, { duration: MOVE, easing: OUT });
        if (startled?.(card, old)) this.#flights.shake(element);
      }
    }

    const gone = was.filter((card) => !now.some(({ id }) => id === card.id));
    let delay = this.#part(table, gone, shotOf);
    for (const card of moved.sort((a, b) => order(a) - order(b))) {
      const [element, from] = [elementOf(card), shotOf(card)?.box];
      if (!element || !from) continue;
      this.#flights.arrive(element, from, { duration: MOVE, easing: LAND, delay });
      delay += MOVE;
    }
    for (const card of dealt) {
      const [element, from] = [elementOf(card), zone(table, home(card))];
      if (!element || !from) continue;
      this.#flights.arrive(element, boxOf(from), { duration: DEAL, easing: OUT, delay });
      delay += STAGGER;
    }
  }

  /** What leaves the table flies to its home; how long the others wait for it. */
  #part(
    table: HTMLElement,
    gone: readonly Card[],
    shotOf: (card: Card) => Shot | undefined,
  ): number {
    const { home, prize = () => false, won } = this.#journey;
    const prizes = gone.filter(prize);
    const others = gone.filter((card) => !prizes.includes(card));
    const step = prizes.length ? STAGGER : 0;
    others.forEach((card, at) => {
      this.#leave(shotOf(card), table, zone(table, home(card)), {
        duration: MOVE,
        delay: at * step,
      });
    });
    for (const card of prizes) {
      const to = zone(table, home(card));
      const landed = won?.(card);
      const flight = this.#leave(shotOf(card), table, to, { duration: PRIZE }, RISE);
      if (!flight && to instanceof HTMLElement) this.#flights.flash(to);
      if (flight) void flight.finally(landed);
      else landed?.();
    }
    return gone.length ? MOVE + others.length * step : 0;
  }

  /** A card that leaves flies as a copy of itself, which looks as it did wherever it lies; with `rise` it rises first. */
  #leave(
    from: Shot | undefined,
    table: HTMLElement,
    home: Element | null,
    timing: KeyframeAnimationOptions,
    rise = 0,
  ): Promise<unknown> | undefined {
    if (!from || !home || calm()) return undefined;
    const copy = from.element.cloneNode(true) as HTMLElement;
    delete copy.dataset.card;
    Object.assign(copy.style, {
      position: 'absolute',
      inset: '0 auto auto 0',
      margin: '0',
      width: `${from.box.width}px`,
      height: `${from.box.height}px`,
      zoom: `${from.zoom / (table.currentCSSZoom || 1)}`,
      pointerEvents: 'none',
    });
    copy.inert = true;
    table.append(copy);
    const [at, to] = [copy.getBoundingClientRect(), home.getBoundingClientRect()];
    // What is measured is on the screen, what is moved may be enlarged.
    const way = (x: number, y: number): string => `${x / from.zoom}px ${y / from.zoom}px`;
    const lies = way(from.screen.x - at.x, from.screen.y - at.y);
    const { x, y } = apart(to, at);
    const scale = Math.min(1, to.width / at.width);
    const frames: Keyframe[] = [
      { translate: lies, scale: 1, easing: OUT },
      ...(rise ? [{ offset: rise, translate: lies, scale: 1.18, easing: FLY }] : []),
      { translate: way(x, y), scale, opacity: rise ? 1 : 0.4 },
    ];
    return this.#leaving
      .run(copy, frames, { fill: 'both', ...timing })
      .finished.finally(() => copy.remove());
  }
}

/** Where the cards lie, and how they look. */
function lookAround(table: HTMLElement): Shot[] {
  return [...table.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    id: Number(element.dataset.card),
    box: boxOf(element),
    screen: element.getBoundingClientRect(),
    zoom: element.currentCSSZoom || 1,
    element,
  }));
}

function zone(table: HTMLElement, name: string): Element | null {
  return table.querySelector(`[data-zone="${name}"]`);
}
