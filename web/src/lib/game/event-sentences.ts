import { SKETCH } from './strokes';
import type { GameWords } from './game-words';
import type { Entry } from '../connection/wire';

type Seen = Entry['events'][number];

/** What happened, in one sentence; `more` tells of each in full, under the name `label`. */
export interface Sentence {
  text: string;
  more: string[];
  label: string;
  /** What happened is a sketch: its strokes. */
  strokes?: number[][];
}

/** What happened. When the same happens to everybody, a game may have one sentence for it: `events-<event>`. */
export function sentences(
  events: readonly Seen[],
  words: GameWords,
  names: readonly string[],
  viewer: number,
): Sentence[] {
  const tell = (seen: Seen): string => words.event(seen, names, viewer);
  return runs(events).flatMap((run) => {
    const key = `events-${String(run[0]?.event)}`;
    if (run.length < 2 || !words.has(key))
      return run.map((seen) => ({ text: tell(seen), more: [], label: '', ...sketch(seen) }));
    const each = words.row(run.map((seen) => words.tell(`${key}.each`, seen, names, viewer)));
    const text = words.tell(key, { ...run[0], each }, names, viewer);
    const inFull = words.has(`${key}.list`);
    return [
      { text, more: inFull ? run.map(tell) : [], label: inFull ? words.say(`${key}.list`) : '' },
    ];
  });
}

const sketch = ({ event, strokes }: Seen) =>
  event === SKETCH ? { strokes: strokes as number[][] } : {};

/** Events of one kind that follow one another. */
function runs(events: readonly Seen[]): Seen[][] {
  const out: Seen[][] = [];
  for (const seen of events) {
    const last = out.at(-1);
    if (last?.[0]?.event === seen.event) last?.push(seen);
    else out.push([seen]);
  }
  return out;
}
