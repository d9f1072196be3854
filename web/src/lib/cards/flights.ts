import { boxOf, calm } from '../device/motion';

export const LAND = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
export const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** How far the middle of one box is from that of another. */
export function apart(from: DOMRect, to: DOMRect): { x: number; y: number } {
  return {
    x: from.x + from.width / 2 - to.x - to.width / 2,
    y: from.y + from.height / 2 - to.y - to.height / 2,
  };
}

/** What is in motion on a table; the person who wants less motion sees a ring flash instead. */
export class Flights {
  #running = new Set<Animation>();

  get flying(): boolean {
    return this.#running.size > 0;
  }

  /** All arrives at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  /** Something new lies here: it comes from that box. */
  arrive(element: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): void {
    if (calm()) this.flash(element);
    else this.slide(element, from, timing);
  }

  /** Something has made room: it glides from that box to where it lies now. */
  slide(element: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): void {
    const to = boxOf(element);
    const { x, y } = apart(from, to);
    if (calm() || Math.abs(x) + Math.abs(y) < 2) return;
    // A TV enlarges: what is measured is on the screen, what is moved is not.
    const zoom = element.currentCSSZoom || 1;
    const scale = to.width ? from.width / to.width : 1;
    this.run(
      element,
      [
        { translate: `${x / zoom}px ${y / zoom}px`, scale },
        { translate: '0 0', scale: 1 },
      ],
      { fill: 'backwards', ...timing },
    );
  }

  flash(element: HTMLElement): void {
    element.animate([{ outline: '3px solid var(--lit)' }, { outline: '3px solid transparent' }], {
      duration: 700,
    });
  }

  shake(element: HTMLElement): void {
    if (calm()) return;
    const tremble = ['0', '-4px', '4px', '0'].map((translate) => ({ translate }));
    this.run(element, tremble, { duration: 120, iterations: 2, easing: 'linear' });
  }

  /** Any other motion; in flight it covers what lies there. */
  run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    element.style.zIndex = '9';
    animation.finished
      .catch(() => undefined) // it was taken off the page in flight
      .finally(() => {
        this.#running.delete(animation);
        element.style.zIndex = '';
      });
    return animation;
  }
}
