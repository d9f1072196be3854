import { locale } from '../words/locale.svelte';
import type { Outcome } from './outcome';

/**
 * Is there anything to count? Where a side with a name wins, and where a side can have one point alone, the victory is
 * all.
 */
export const hasPoints = ({ winners, sides, scores, sheet }: Outcome): boolean =>
  !winners?.length &&
  (!sides ||
    sheet.some((row) => Object.keys(row).length > 1) ||
    scores.some((score) => Math.abs(score) > 1));

/** How it ended for this seat: its place, or whether it has won. */
export function placeText(outcome: Outcome, seat: number): string {
  const place = outcome.places[seat] ?? 0;
  if (hasPoints(outcome)) return locale.say('result-place', { place });
  if (outcome.draw) return locale.say('result-draw');
  return locale.say(place === 1 ? 'result-won' : 'result-lost');
}
