import { part } from '../routing/part';
import type { Stroke } from './strokes';

/** To draw, and to look at what was drawn: few steps of few games let anybody. */
export const drawingPad = part(() => import('./DrawingPad.svelte'), 'drawing');
export const sketches = part(() => import('./Sketches.svelte'), 'drawing');

interface Drawn {
  event: 'drawing';
  strokes: Stroke[];
}
const isDrawn = (seen: object): seen is Drawn => 'event' in seen && seen.event === 'drawing';

/** The drawings that were shown among these events. */
export function drawn(events: readonly object[]): Stroke[][] {
  return events.filter(isDrawn).map(({ strokes }) => strokes);
}
