import type { MafiaScene } from './scene';
import { isNight } from './town';

/** What a newcomer may want to know now. At night all are told the same, or the hint would say who is asked. */
export function guide({ view, viewer }: MafiaScene): string | null {
  const step = view.prompt?.step;
  if (!step) return null;
  if (step === 'mail') return 'guide-mail';
  if (isNight(view)) return view.night < 2 ? 'guide-night-1' : 'guide-night';
  if (!view.seats[viewer]?.alive) return 'guide-out';
  if (step === 'save' || step === 'shot') return null;
  return ['talk', 'floor', 'ballot', 'hands', 'nominate', 'trial', 'runoff'].includes(step)
    ? `guide-${step}`
    : null;
}
