import { preload, type Parts } from './lib/routing/preload';

/** Defined by the build, which inlines this script into the page: see plugins/inline-preload.ts. */
declare const PARTS: Parts;

preload(PARTS);
