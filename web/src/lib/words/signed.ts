/** A number with a true minus. */
export const signed = (count: number): string => String(count).replace('-', '−');
