import { part } from '../routing/part';
import { SKETCH, type Stroke } from '../game/strokes';

/** To draw a sketch, and to look at sketches: few steps of few games let anybody. */
export const sketchPad = part(() => import('./SketchPad.svelte'), 'sketch');
export const sketches = part(() => import('./Sketches.svelte'), 'sketch');

interface Drawn {
  event: typeof SKETCH;
  strokes: Stroke[];
}
const isDrawn = (seen: object): seen is Drawn => 'event' in seen && seen.event === SKETCH;

/** The sketches that were shown among these events. */
export function drawn(events: readonly object[]): Stroke[][] {
  return events.filter(isDrawn).map(({ strokes }) => strokes);
}
