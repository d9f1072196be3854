import type { EmpireScene } from './scene';

const LATE = 4;

/** What a newcomer may want to know at this moment: the turn, each ability at its time, the nearness of the end. */
export function guide({ view, viewer, log }: EmpireScene): string | null {
  const { step, mine, answered } = view.prompt ?? {};
  if (!mine || answered !== undefined) return null;
  if (step !== 'main') return `guide-${step}`;
  if (view.deck <= LATE) return 'guide-late';
  const mineOf = log
    .flatMap(({ events }) => events)
    .filter((it) => (it.event === 'drew' || it.event === 'hand') && it.seat === viewer);
  const turns = mineOf.filter(({ event }) => event === 'drew').length;
  const last = mineOf.at(-1);
  const came = last && 'cards' in last ? last.cards : undefined;
  const held = view.seats[viewer]?.hand?.includes('AVT');
  if (held && (turns === 1 || (turns > 0 && came?.includes('AVT')))) return 'guide-hold-AVT';
  return turns < 4 ? `guide-main-${turns}` : null;
}
