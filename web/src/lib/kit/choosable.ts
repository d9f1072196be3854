import { OFFERED } from './offered';
import type { Standing } from './picking.svelte';

/** The attributes of a button for a thing that may be chosen; the element that shows how it stands has `data-standing`. */
export function choosable(thing: string, standing: Standing, press: (at: Element) => void) {
  const may = standing === 'lit' || standing === 'sel';
  return {
    'data-thing': thing,
    ...(may && OFFERED),
    'aria-pressed': may ? standing === 'sel' : undefined,
    onclick: (event: { currentTarget: Element }) => press(event.currentTarget),
  };
}
