import type { GameEntry } from '../../lib/game/scene';
import { drawn } from '../../lib/kit/sketches';
import { SKETCH, type Stroke } from '../../lib/game/strokes';
import type { BotReason } from '../../lib/connection/wire';
import type { GameEvent, Heard, Voted } from './shapes';

/** One thing that happened, and the clause by which it did. */
export interface Line {
  event: GameEvent;
  clause: string;
  /** The entry of the open record that tells it, from 1. */
  at: number;
  /** All votes that were opened with this one, in one line. */
  votes: Voted[];
}

/** A night or a day of the evening, with all that happened in it. */
export interface Chapter {
  kind: 'deal' | 'night' | 'day';
  number: number;
  lines: Line[];
  /** What the dead drew. */
  sketches: Stroke[][];
}

/** The cards were told at the deal, one by one; the chapters begin with the first night, and sketches are shown. */
const LEFT_OUT = ['night', 'card', 'dealt', SKETCH];

/** The whole evening, chapter by chapter; `log` is what an open record tells. */
export function chapters(log: readonly GameEntry<GameEvent>[]): Chapter[] {
  const out: Chapter[] = [];
  const begin = (kind: Chapter['kind'], number: number) =>
    out.push({ kind, number, lines: [], sketches: [] });
  log.forEach(({ events, clause }, index) => {
    for (const event of events) {
      if (event.event === 'night') begin('night', event.night);
      if (event.event === 'dawn') begin('day', event.day);
      if (!out.length) begin('deal', 0);
      const chapter = out.at(-1)!;
      chapter.sketches.push(...drawn([event]));
      if (!LEFT_OUT.includes(event.event)) {
        const own = 'clause' in event ? event.clause : clause;
        // Why nobody died is a question about the night, though it is found out in the morning.
        const about = event.event === 'nobody-died' ? (lastNight(out) ?? chapter) : chapter;
        const [at, last] = [index + 1, about.lines.at(-1)];
        const votes = event.event === 'voted' ? [event] : [];
        if (votes.length && last?.votes.length && last.at === at) last.votes.push(...votes);
        else about.lines.push({ event, clause: own, at, votes });
      }
    }
  });
  return out.filter(({ lines, sketches }) => lines.length || sketches.length);
}

const lastNight = (told: readonly Chapter[]) => told.findLast(({ kind }) => kind === 'night');

/** When somebody left. */
export interface Fate {
  kind: Chapter['kind'];
  number: number;
}

const LEFT = ['executed', 'followed', 'removed', 'stepped-in'];

/** When each seat left for good; undefined: it stayed to the end. */
export function fates(told: readonly Chapter[], seats: number): (Fate | undefined)[] {
  const out: (Fate | undefined)[] = Array.from({ length: seats });
  told.forEach(({ kind, number, lines }, at) => {
    // Those who died at night are told of in the morning.
    const night = lastNight(told.slice(0, at + 1)) ?? { kind, number };
    for (const { event } of lines) {
      if (event.event === 'returned') out[event.seat] = undefined;
      else if (event.event === 'left') out[event.seat] = { kind: night.kind, number: night.number };
      else if (event.event === 'shot') out[event.victim] = { kind, number };
      else if (LEFT.includes(event.event) && 'seat' in event) out[event.seat] = { kind, number };
    }
  });
  return out;
}

/** What a player was told alone, night by night. */
export interface Known {
  night: number;
  rows: Heard[];
}

/** The own card stands elsewhere, and what one chose oneself is no news. */
const NO_NEWS = ['card', 'chose'];

/** Who knew what when: by seat, the nights in which it was told something. */
export function known(notes: readonly (readonly Heard[])[]): Known[][] {
  return notes.map((rows) => {
    const told = rows.filter(({ kind }) => !NO_NEWS.includes(kind));
    const nights = [...new Set(told.map(({ night }) => night))];
    return nights.map((night) => ({ night, rows: told.filter((row) => row.night === night) }));
  });
}

/** Why bots voted as they did, for a line that tells votes. */
export function reasonsFor({ event, at, votes }: Line, answers: readonly BotReason[]): BotReason[] {
  const here = answers.filter((answer) => answer.at === at);
  if (event.event === 'hands') return here.filter(({ seat }) => event.seats.includes(seat));
  const seats = event.event === 'nominated' ? [event.seat] : votes.map((vote) => vote.seat);
  return here.filter(({ seat }) => seats.includes(seat));
}
