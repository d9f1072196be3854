import { askAhead, type Parts } from './lib/ahead';

/** Told by the build, which puts this script into the page itself: see plugins/first.ts. */
declare const PARTS: Parts;

askAhead(PARTS);
