import { apart, OUT, type Flights } from '../../lib/cards/flights';
import { boxOf, calm } from '../../lib/device/motion';

/** A sword or a shield goes, large on its way, from its owner's place to the player before whom it lies. */
export function send(
  flights: Flights,
  table: HTMLElement,
  moved: readonly { token: string; from: number }[],
): void {
  for (const { token, from } of moved) {
    const element = table.querySelector<HTMLElement>(`[data-token="${token}"]`);
    const owner = table.querySelector(`[data-seat="${from}"]`);
    if (!element || !owner) continue;
    if (calm()) flights.flash(element);
    else {
      const { x, y } = apart(boxOf(owner), boxOf(element));
      const frames = [
        { translate: `${x}px ${y}px`, scale: 2.2 },
        { translate: `${x * 0.1}px ${y * 0.1}px`, scale: 1.8, offset: 0.75 },
        { translate: '0 0', scale: 1 },
      ];
      flights.run(element, frames, { duration: 520, easing: OUT, fill: 'backwards' });
    }
  }
}
