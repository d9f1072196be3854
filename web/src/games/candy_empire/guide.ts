import type { EmpireScene } from './scene';

const LATE = 4;

/** What a newcomer may want to know at this moment: the turn, each ability at its time, the nearness of the end. */
export function guide({ view, viewer, log }: EmpireScene): string | null {
  const { step, mine, answered } = view.prompt ?? {};
  if (!mine || answered !== undefined) return null;
  if (step !== 'main') return `guide-${step}`;
  if (view.deck <= LATE) return 'guide-late';
  const turns = log
    .flatMap(({ events }) => events)
    .filter((it) => it.event === 'drew' && it.seat === viewer).length;
  return turns < 4 ? `guide-main-${turns}` : null;
}
