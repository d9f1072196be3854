import { untrack } from 'svelte';
import { boxOf, calm } from '../device/motion';
import { Flights, LAND, OUT } from './flights';
import type { Tracked } from './tracks';

const MOVE = 260;
const DEAL = 340;
const STAGGER = 40;

/** What a game tells of its cards; the page marks cards with `data-card` (their number) and places with `data-zone`. */
export interface Journey<Card> {
  /** The zone that a card comes from or goes to if nobody can follow it. */
  home(card: Card): string;
  /** Of cards that change places, the least goes first. */
  order?(card: Card): number;
  /** A card that stayed trembles. */
  startled?(card: Card, before: Card): boolean;
}

interface Shot {
  id: number;
  box: DOMRect;
  element: HTMLElement;
}

/**
 * Cards that travel: when they change, each goes from where it lay to where it lies now, first those that leave, then
 * one after the other those that change places, then new ones. Made while a component is set up.
 */
export class Travel<Card extends Tracked> {
  readonly #flights = new Flights();
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
  }

  #show(table: HTMLElement, was: readonly Card[], now: readonly Card[]): void {
    this.skip();
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

    let delay = 0;
    for (const card of was) {
      if (now.some(({ id }) => id === card.id)) continue;
      this.#leave(table, shotOf(card), zone(table, home(card)));
      delay = MOVE;
    }
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

  /** A card that leaves the table flies as a copy of itself. */
  #leave(table: HTMLElement, from: Shot | undefined, home: Element | null): void {
    if (!from || !home || calm()) return;
    const copy = from.element.cloneNode(true) as HTMLElement;
    const [at, to] = [boxOf(table), boxOf(home)];
    delete copy.dataset.card;
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${from.box.x - at.x}px`,
      top: `${from.box.y - at.y + table.scrollTop}px`,
      width: `${from.box.width}px`,
      pointerEvents: 'none',
    });
    table.append(copy);
    const move = `${to.x - from.box.x}px ${to.y - from.box.y}px`;
    this.#flights
      .run(copy, [{ translate: '0 0' }, { translate: move, opacity: 0.2 }], {
        duration: MOVE,
        easing: OUT,
      })
      .finished.finally(() => copy.remove());
  }
}

/** Where the cards lie, and how they look. */
function lookAround(table: HTMLElement): Shot[] {
  return [...table.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    id: Number(element.dataset.card),
    box: boxOf(element),
    element,
  }));
}

function zone(table: HTMLElement, name: string): Element | null {
  return table.querySelector(`[data-zone="${name}"]`);
}
