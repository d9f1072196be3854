import type { GameEntry } from '../../lib/game/scene';
import type { MafiaView } from './scene';
import type { GameEvent } from './shapes';

type Log = readonly GameEntry<GameEvent>[];

const SAID = ['claimed', 'reported', 'accused', 'vouched'];
/** What a morning may tell. */
export const MORNING = [
  'dawn',
  'left',
  'returned',
  'jailed',
  'freed',
  'absent',
  'silent',
  'missed',
  'bread',
  'sheet',
  'shot',
  'no-shot',
  'followed',
];

/** All that everybody has heard since day broke. */
function today(log: Log): GameEvent[] {
  const events = log.flatMap((entry) => entry.events);
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => event === 'dawn'),
    ),
  );
}

/** All that has happened since night fell: by day, the night before too. */
export function tonight(log: Log): GameEvent[] {
  const events = log.flatMap((entry) => entry.events);
  return events.slice(events.findLastIndex(({ event }) => event === 'night') + 1);
}

/** What the morning told. */
export const morning = (log: Log): GameEvent[] =>
  today(log).filter(({ event }) => MORNING.includes(event));

/** Who has said what today. */
export const said = (log: Log): GameEvent[] =>
  today(log).filter(({ event }) => SAID.includes(event));

export interface Votes {
  target: number;
  voters: number[];
}

/** The votes of today that all have seen, the most first; none before the first are opened. */
export function tally({ vote, counts, day }: Pick<MafiaView, 'vote' | 'counts' | 'day'>): Votes[] {
  const running = vote.votes.some((target) => target >= 0);
  const votes = running ? vote.votes : (counts.findLast((one) => one.day === day)?.votes ?? []);
  const targets = [...new Set(votes)].filter((target) => target >= 0).sort((a, b) => a - b);
  return targets
    .map((target) => ({
      target,
      voters: [...votes.keys()].filter((seat) => votes[seat] === target),
    }))
    .sort((one, other) => other.voters.length - one.voters.length);
}
