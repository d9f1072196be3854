import { areTeams, type GoldScene } from './scene';

/** The number of turns with a hint for the pawn, and for the cards. */
const TURNS: Record<string, number> = { pawn: 4, place: 2 };

/** What a newcomer may want to know at this moment: each step at its time, the first turns one after the other. */
export function guide({ view }: GoldScene): string | null {
  const { step, mine } = view.prompt ?? {};
  if (!step || !mine) return null;
  if (view.left >= 0) return areTeams(view) ? 'guide-last-team' : 'guide-last';
  const turns = TURNS[step];
  if (turns === undefined) return `guide-${step}`;
  // The second turn begins with what all is done for.
  if (step === 'pawn' && view.round === 2) return 'guide-how-to-read';
  const turn = step === 'pawn' && view.round > 2 ? view.round - 1 : view.round;
  return turn <= turns ? `guide-${step}-${turn - 1}` : null;
}
