import type { GameEvent } from './shapes';
import type { FamigliaScene, FamigliaView } from './view';

const PARTS = ['street', 'accountant', 'brute', 'recruit'] as const;
type Part = (typeof PARTS)[number];

/** One of the four parts of a turn: how it stands, a word on why, and the cards it was about. */
export interface PartOfTurn {
  part: Part;
  /** now: being decided; done: it happened; skipped: it could have; idle: it could not; ahead: not yet. */
  stand: 'now' | 'done' | 'skipped' | 'idle' | 'ahead';
  why: string;
  cards: string[];
}

/** By the clause of what is awaited. */
const PART_OF: Record<string, Part> = {
  refresh: 'street',
  accountant: 'accountant',
  exchange: 'accountant',
  brute: 'brute',
};
const ABOUT: Partial<Record<GameEvent['event'], Part>> = {
  discarded: 'street',
  accountant: 'accountant',
  brute: 'brute',
  threatened: 'brute',
};
const CLOSING: readonly GameEvent['event'][] = ['recruited', 'passed', 'dealt'];

/** The four parts of the turn, in the order of the book. */
export function partsOf(view: FamigliaView, log: FamigliaScene['log']): PartOfTurn[] {
  if (!view.prompt) return PARTS.map((part) => ({ part, stand: 'ahead', why: 'over', cards: [] }));
  const now = PARTS.indexOf(PART_OF[view.prompt.clause] ?? 'recruit');
  const events = log.flatMap((entry) => entry.events);
  const seen = events.slice(events.findLastIndex(({ event }) => CLOSING.includes(event)) + 1);
  return PARTS.map((part, at) => {
    const cards = seen.flatMap((it) => (ABOUT[it.event] === part && 'card' in it ? [it.card] : []));
    if (at === now) return { part, stand: 'now', why: 'now', cards };
    if (at > now) return { part, stand: 'ahead', why: 'ahead', cards };
    if (cards.length) return { part, stand: 'done', why: 'done', cards };
    const why = part === 'recruit' ? '' : view.seats[view.current]?.idle[part];
    return { part, stand: why ? 'idle' : 'skipped', why: why || 'skipped', cards };
  });
}
