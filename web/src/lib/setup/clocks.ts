import { locale } from '../words/locale.svelte';
import type { ClockSetup } from '../connection/wire';
import { duration } from './duration';

export type ClockKind = 'off' | ClockSetup['kind'];
export const CLOCK_KINDS: ClockKind[] = ['off', 'game', 'turn', 'decision'];

const each = (kind: ClockSetup['kind'], bank: number): ClockSetup => ({ kind, bank, increment: 1 });

const USUAL: ClockSetup = { kind: 'game', bank: 900, increment: 10 };
const MINUTE = each('turn', 60);

/** What is offered by name for each kind of clock, beside a clock of one's own. */
export const CLOCKS: Record<ClockSetup['kind'], Record<string, ClockSetup>> = {
  game: {
    quick: { kind: 'game', bank: 300, increment: 5 },
    usual: USUAL,
    slow: { kind: 'game', bank: 1800, increment: 30 },
  },
  turn: { half: each('turn', 30), one: MINUTE, two: each('turn', 120) },
  decision: {},
};

const FIRST = { off: null, game: USUAL, turn: MINUTE, decision: each('decision', 30) };

/** The clock of a kind that is offered first. */
export function firstClock(kind: ClockKind): ClockSetup | null {
  return FIRST[kind];
}

export function clockKind(clock: ClockSetup | null | undefined): ClockKind {
  return clock?.kind ?? 'off';
}

/** The name under which the clock is offered, or `own`. */
export function clockName(clock: ClockSetup): string {
  const { kind, bank, increment } = clock;
  const same = (one: ClockSetup) =>
    one.bank === bank && (kind !== 'game' || one.increment === increment);
  return Object.entries(CLOCKS[kind]).find(([, one]) => same(one))?.[0] ?? 'own';
}

/** The clock in a few words: of which time for what. */
export function clockText(clock: ClockSetup | null | undefined): string {
  if (!clock) return locale.say('clock-kind-off');
  const { kind, bank, increment } = clock;
  return locale.say(`clock-text-${kind}`, { time: duration(bank), seconds: increment });
}
