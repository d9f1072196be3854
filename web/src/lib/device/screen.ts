import { MediaQuery } from 'svelte/reactivity';

/** A phone on its side, or a page at 200 %. Style sheets say the same: (max-height: 480px). */
export const short = new MediaQuery('max-height: 480px');
/** The column with seats and log stands open beside the table. */
export const wide = new MediaQuery('(min-width: 900px) and (min-height: 481px)');
