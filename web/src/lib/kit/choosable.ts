/** quiet: it only tells about itself; lit: it may be chosen; sel: it is chosen; off: it is refused now. */
export type Standing = 'quiet' | 'lit' | 'sel' | 'off';

/** The attributes of a button for a thing that may be chosen; the element that shows how it stands has `data-standing`. */
export function choosable(thing: string, standing: Standing, press: (at: Element) => void) {
  return {
    'data-thing': thing,
    'aria-pressed': standing === 'lit' || standing === 'sel' ? standing === 'sel' : undefined,
    onclick: (event: { currentTarget: Element }) => press(event.currentTarget),
  };
}
