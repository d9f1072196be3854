import type { Guide } from '../../lib/game/scene';
import { RAN_OUT_TWICE, viewOf } from './view';

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
export const guide: Guide = (scene) => {
  const view = viewOf(scene);
  const step = view.prompt?.step;
  if (!step || !view.prompt?.mine) return null;
  if (view.passage === RAN_OUT_TWICE) return 'guide-last';
  if (step !== 'recruit') return STEPS[step] ?? null;
  const turns = scene.log
    .flatMap((entry) => entry.events)
    .filter((seen) => closes(seen, scene.viewer));
  return turns.length < RECRUITS ? `guide-recruit-${turns.length}` : null;
};

/** Did this end a turn of mine? */
function closes(seen: Record<string, unknown>, seat: number): boolean {
  return (seen.event === 'recruited' || seen.event === 'passed') && seen.seat === seat;
}
