import type { PechenkaScene } from './scene';

/** What a newcomer may want to know at this moment: each step at its time, in the first rounds. */
export function guide({ view }: PechenkaScene): string | null {
  const step = view.prompt?.step;
  if (!step || !view.prompt?.mine || view.prompt.answered !== undefined) return null;
  if (view.variant === 'big_hunt') {
    if (view.round === 2 && step === 'declare') return 'guide-bluff';
    return view.round < 3 ? `guide-${step}` : null;
  }
  if (step !== 'card') return `guide-${step}`;
  if (view.round > 1) return view.circle === 1 ? 'guide-again' : null;
  if (view.circle === view.circles) return 'guide-last';
  return view.circle < 4 ? `guide-card-${view.circle}` : null;
}
