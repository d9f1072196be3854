import type { FamigliaScene } from './view';

const RECRUITS = 5;

/** What a newcomer may want to know at this moment: each step at its time, and something about recruiting each turn. */
export function guide({ view, log, viewer }: FamigliaScene): string | null {
  const { step, clause, mine } = view.prompt ?? {};
  if (!mine) return null;
  if (view.last_round) return 'guide-last';
  // Whom to scare is another question than whether to.
  if (step === 'threaten' || step === 'lower') return 'guide-threaten';
  if (step !== 'recruit') return `guide-${clause}`;
  const turns = log
    .flatMap((entry) => entry.events)
    .filter((it) => (it.event === 'recruited' || it.event === 'passed') && it.seat === viewer);
  return turns.length < RECRUITS ? `guide-recruit-${turns.length}` : null;
}
