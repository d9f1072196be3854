import type { Told } from '../../lib/game/scene';
import type { GameEvent } from './shapes';

/** A night or a day of the evening, with all that happened in it. */
export interface Chapter {
  kind: 'deal' | 'night' | 'day';
  number: number;
  lines: { event: GameEvent; clause: string }[];
}

/** The cards were told at the deal, one by one; the chapters begin with the first night. */
const LEFT_OUT = ['night', 'card', 'dealt'];

/** The whole evening, chapter by chapter; `log` is what an open record tells. */
export function chapters(log: readonly Told<GameEvent>[]): Chapter[] {
  const out: Chapter[] = [];
  for (const { events, clause } of log)
    for (const event of events) {
      if (event.event === 'night') out.push({ kind: 'night', number: event.night, lines: [] });
      if (event.event === 'dawn') out.push({ kind: 'day', number: event.day, lines: [] });
      if (!LEFT_OUT.includes(event.event)) {
        if (!out.length) out.push({ kind: 'deal', number: 0, lines: [] });
        out.at(-1)!.lines.push({ event, clause: 'clause' in event ? event.clause : clause });
      }
    }
  return out.filter(({ lines }) => lines.length);
}
