import { RAN_OUT_TWICE, type FamigliaScene } from './view';

const STEPS: Record<string, string> = {
  refresh: 'guide-refresh',
  accountant: 'guide-accountant',
  'take-back': 'guide-exchange',
  give: 'guide-exchange',
  brute: 'guide-brute',
  threaten: 'guide-threaten',
  lower: 'guide-threaten',
};
const RECRUITS = 5;

/** What a newcomer may want to know at this moment: each step at its time, and something about recruiting each turn. */
export function guide({ view, log, viewer }: FamigliaScene): string | null {
  const step = view.prompt?.step;
  if (!step || !view.prompt?.mine) return null;
  if (view.passage === RAN_OUT_TWICE) return 'guide-last';
  if (step !== 'recruit') return STEPS[step] ?? null;
  const turns = log
    .flatMap((entry) => entry.events)
    .filter((it) => (it.event === 'recruited' || it.event === 'passed') && it.seat === viewer);
  return turns.length < RECRUITS ? `guide-recruit-${turns.length}` : null;
}
