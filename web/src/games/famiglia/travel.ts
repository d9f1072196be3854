import { boxOf, calm } from '../../lib/table/motion';
import type { Entry } from '../../lib/connection/wire';
import type { Tracked } from './tracks';

const MOVE = 260;
const DEAL = 340;
const APART = 40;
const LAND = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface Shot {
  box: DOMRect;
  element: HTMLElement;
}
/** Where the cards lay before something happened, and how they looked. */
export type Before = Map<number, Shot>;

export function lookAround(table: HTMLElement): Before {
  const cards = [...table.querySelectorAll<HTMLElement>('[data-card]')];
  return new Map(
    cards.map((element) => [Number(element.dataset.card), { box: boxOf(element), element }]),
  );
}

/** Where a card comes from or goes to that nobody can follow: a hidden hand, or the deck with its discard pile. */
export const homeOf =
  (fresh: readonly Entry[]) =>
  (card: Tracked): string => {
    if (card.place.startsWith('area')) return card.place.replace('area', 'hand');
    const taken = fresh
      .flatMap((entry) => entry.events)
      .find((seen) => seen.event === 'recruited' && seen.card === card.card);
    return taken && card.place === 'street' ? `hand${taken.seat}` : 'deck';
  };

/** Cards in motion; a tap lets them all arrive at once. */
export class Travel {
  #running = new Set<Animation>();

  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Every card goes from where it lay to where it lies now, one thing after the other. */
  show(
    table: HTMLElement,
    before: Before,
    was: readonly Tracked[],
    now: readonly Tracked[],
    home: (card: Tracked) => string,
  ): void {
    this.skip();
    const places = new Map(was.map((card) => [card.id, card]));
    const elements = new Map(
      [...lookAround(table)].map(([id, { element }]) => [id, element] as const),
    );
    let delay = 0;
    for (const card of was) {
      if (now.some((other) => other.id === card.id)) continue;
      this.#leave(table, before.get(card.id), zone(table, home(card)));
      delay = MOVE;
    }
    let dealt = 0;
    for (const card of [...now].sort((a, b) => order(a, places) - order(b, places))) {
      const element = elements.get(card.id);
      if (!element) continue;
      const old = places.get(card.id);
      const start = zone(table, old ? '' : home(card));
      const from = before.get(card.id)?.box ?? (start && boxOf(start));
      if (!from) continue;
      if (old?.place === card.place) {
        this.#go(element, from, { duration: MOVE, easing: OUT });
        if (card.price?.lowered && !old.price?.lowered) this.#shake(element);
      } else if (old) {
        this.#go(element, from, { duration: MOVE, easing: LAND, delay }, true);
        delay += MOVE;
      } else {
        this.#go(
          element,
          from,
          { duration: DEAL, easing: OUT, delay: delay + APART * dealt++ },
          true,
        );
      }
    }
  }

  #go(element: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions, flash = false): void {
    const to = boxOf(element);
    const [x, y] = [
      from.x + from.width / 2 - to.x - to.width / 2,
      from.y - to.y + (from.height - to.height) / 2,
    ];
    if (calm()) {
      // It stays where it lies, and its price in sight.
      if (flash)
        element.animate(
          [{ outline: '3px solid var(--lit)' }, { outline: '3px solid transparent' }],
          { duration: 700 },
        );
      return;
    }
    if (Math.abs(x) + Math.abs(y) < 2) return;
    const scale = to.width ? from.width / to.width : 1;
    this.#run(
      element,
      [
        { translate: `${x}px ${y}px`, scale },
        { translate: '0 0', scale: 1 },
      ],
      { fill: 'backwards', ...timing },
    );
  }

  /** A card that leaves the table flies as a copy of itself. */
  #leave(table: HTMLElement, from: Shot | undefined, home: Element | null): void {
    if (!from || !home || calm()) return;
    const copy = from.element.cloneNode(true) as HTMLElement;
    const [at, to] = [boxOf(table), boxOf(home)];
    delete copy.dataset.card;
    Object.assign(copy.style, {
      position: 'absolute',
      zIndex: '9',
      left: `${from.box.x - at.x}px`,
      top: `${from.box.y - at.y + table.scrollTop}px`,
      width: `${from.box.width}px`,
      pointerEvents: 'none',
    });
    table.append(copy);
    const move = `${to.x - from.box.x}px ${to.y - from.box.y}px`;
    this.#run(copy, [{ translate: '0 0' }, { translate: move, opacity: 0.2 }], {
      duration: MOVE,
      easing: OUT,
    }).finished.finally(() => copy.remove());
  }

  /** A scared card trembles. */
  #shake(element: HTMLElement): void {
    if (calm()) return;
    const tremble = ['0', '-4px', '4px', '0'].map((translate) => ({ translate }));
    this.#run(element, tremble, { duration: 120, iterations: 2, easing: 'linear' });
  }

  #run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    element.style.zIndex = '9';
    animation.finished
      .catch(() => undefined) // the card was taken off the page in flight
      .finally(() => {
        this.#running.delete(animation);
        element.style.zIndex = '';
      });
    return animation;
  }
}

function zone(table: HTMLElement, name: string): Element | null {
  return name ? table.querySelector(`[data-zone="${name}"]`) : null;
}

/** What is taken from the street moves first, then what is paid for it, then what comes from the deck. */
function order(card: Tracked, places: Map<number, Tracked>): number {
  const old = places.get(card.id);
  if (!old) return 3;
  if (old.place === card.place) return 0;
  return card.place.startsWith('hand') ? 1 : 2;
}
