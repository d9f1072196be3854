/** Marks what may be chosen now, for `offered`. */
export const OFFERED = { 'data-offered': '' };

/** What may be chosen now, in the order in which it lies there; a list that lies over the table comes alone. */
export function offered(page: ParentNode = document): HTMLElement[] {
  const all = [
    ...page.querySelectorAll<HTMLElement>('[data-offered]:not([disabled]):not([tabindex="-1"])'),
  ];
  const listed = all.filter((one) => one.closest('fieldset'));
  return listed.length ? listed : all;
}
