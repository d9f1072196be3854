/** Where something lies; on a TV the table is zoomed, and what moves on it is measured as it would be without. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = element.currentCSSZoom ?? 1;
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** The person who wants less motion sees a ring instead. */
export const calm = (): boolean =>
  document.documentElement.dataset.motion === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
