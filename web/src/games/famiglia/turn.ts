import type { Entry } from '../../lib/connection/wire';
import { familyOf, valueOf } from './cards';
import { RAN_OUT_TWICE, type FamigliaView } from './view';

export const PARTS = ['street', 'accountant', 'brute', 'recruit'] as const;
export type Part = (typeof PARTS)[number];

/** now: being decided; done: it happened; skipped: it could have; idle: it could not; ahead: not yet. */
export type Stand = 'now' | 'done' | 'skipped' | 'idle' | 'ahead';

/** One of the four parts of a turn: how it stands, a word on why, and the cards it was about. */
export interface PartOfTurn {
  part: Part;
  stand: Stand;
  why: string;
  cards: string[];
}

const STEP: Record<string, Part> = {
  refresh: 'street',
  accountant: 'accountant',
  'take-back': 'accountant',
  give: 'accountant',
  brute: 'brute',
  threaten: 'brute',
  lower: 'brute',
  recruit: 'recruit',
};

type Seen = Record<string, unknown>;

/** What has happened in this turn so far. */
export function sinceTurnBegan(log: readonly Entry[]): Seen[] {
  const events = log.flatMap((entry) => entry.events as Seen[]);
  const closed = (seen: Seen) => ['recruited', 'passed', 'dealt'].includes(String(seen.event));
  return events.slice(events.findLastIndex(closed) + 1);
}

/** The four parts of the turn, in the order of the book. */
export function partsOf(view: FamigliaView, log: readonly Entry[]): PartOfTurn[] {
  const now = PARTS.indexOf(STEP[view.prompt?.step ?? ''] ?? 'recruit');
  const seen = view.prompt ? sinceTurnBegan(log) : [];
  return PARTS.map((part, at) => {
    const cards = cardsOf(part, seen);
    if (!view.prompt) return { part, stand: 'ahead', why: 'over', cards: [] };
    if (at === now) return { part, stand: 'now', why: 'now', cards };
    if (at > now) return { part, stand: 'ahead', why: 'ahead', cards };
    if (cards.length) return { part, stand: 'done', why: 'done', cards };
    const why = idleWhy(part, view);
    return { part, stand: why ? 'idle' : 'skipped', why: why || 'skipped', cards };
  });
}

/** The cards that a part of the turn has been about. */
function cardsOf(part: Part, seen: readonly Seen[]): string[] {
  const named = (event: string) =>
    seen.filter((it) => it.event === event).map((it) => String(it.card));
  if (part === 'street') return named('discarded');
  if (part === 'accountant') return named('accountant');
  if (part === 'brute') return [...named('brute'), ...named('threatened')];
  return [];
}

/** Why nobody was asked, as far as the table shows it; empty: it was declined. */
function idleWhy(part: Part, view: FamigliaView): string {
  const side = view.seats[view.current as 0 | 1];
  if (part === 'street') {
    if (view.passage === RAN_OUT_TWICE) return 'no-deck';
    return view.street.some((card) => valueOf(card.card) === 0) ? 'zero' : '';
  }
  if (!side.hand) return '';
  const family = part === 'accountant' ? 'A' : 'B';
  const helpers = side.hand.filter((card) => familyOf(card) === family && valueOf(card) > 0);
  if (!helpers.length) return 'nobody';
  return part === 'accountant' && !side.area.length ? 'no-area' : '';
}
