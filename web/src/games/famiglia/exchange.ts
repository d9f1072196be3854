import type { Option } from '../../lib/connection/wire';
import type { FamigliaView } from './view';

/** An exchange as the player means it: what comes into the hand, what goes to the area, and the area before it. */
export interface Exchange {
  area: readonly string[];
  takes: readonly string[];
  gives: readonly string[];
}

/** A bag of cards without the cards of another. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The next answer that carries the exchange out; none: it is over, or the table has changed under it. */
export function nextOf(
  plan: Exchange,
  view: FamigliaView,
  options: readonly Option[],
): Option | undefined {
  const area = view.seats[view.current as 0 | 1].area;
  const find = (verb: string, cards: readonly string[]) =>
    options.find((option) => option.verb === verb && cards.includes(String(option.words.card)));
  if (view.prompt?.step === 'take-back') {
    const wanted = without(plan.takes, without(plan.area, area));
    return wanted.length
      ? find('take-back', wanted)
      : options.find((option) => option.verb === 'enough');
  }
  const given = without(area, without(plan.area, plan.takes));
  return find('give', without(plan.gives, given));
}
