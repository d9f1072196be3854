import { OFFERED } from './offered';
import type { Standing } from './picking.svelte';

/** Whether a thing that stands so may be chosen, or is. */
export const mayChoose = (standing: Standing): boolean =>
  standing === 'lit' || standing === 'hint' || standing === 'sel';

/**
 * The attributes of a button for a thing that may be chosen; the element that shows how it stands has `data-standing`.
 */
export function choosable(thing: string, standing: Standing, press: (at: Element) => void) {
  const may = mayChoose(standing);
  return {
    'data-thing': thing,
    ...(may && OFFERED),
    'aria-pressed': may ? standing === 'sel' : undefined,
    onclick: (event: { currentTarget: Element }) => press(event.currentTarget),
  };
}
