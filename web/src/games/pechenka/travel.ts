import { boxOf, calm } from '../../lib/table/motion';

const MOVE = 520;
const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** A sword or a shield goes from its owner's place to the player before whom it lies; with less motion its ring flashes. */
export function send(
  table: HTMLElement,
  moved: readonly { token: string; from: number }[],
): Animation[] {
  return moved.flatMap(({ token, from }) => {
    const element = table.querySelector<HTMLElement>(`[data-token="${token}"]`);
    const owner = table.querySelector(`[data-seat="${from}"]`);
    if (!element || !owner) return [];
    if (calm()) return [flash(element)];
    const [to, start] = [boxOf(element), boxOf(owner)];
    const x = start.x + start.width / 2 - to.x - to.width / 2;
    const y = start.y + start.height / 2 - to.y - to.height / 2;
    return [
      element.animate(
        [
          { translate: `${x}px ${y}px`, scale: 2.2, zIndex: 9 },
          { translate: `${x * 0.1}px ${y * 0.1}px`, scale: 1.8, zIndex: 9, offset: 0.75 },
          { translate: '0 0', scale: 1, zIndex: 9 },
        ],
        { duration: MOVE, easing: OUT, fill: 'backwards' },
      ),
    ];
  });
}

const flash = (element: Element): Animation =>
  element.animate([{ outline: '3px solid var(--lit)' }, { outline: '3px solid transparent' }], {
    duration: 700,
  });
