import { signed } from '../../lib/words/signed';
import type { EmpireScene } from './scene';
import type { Sheet } from './shapes';

const SOURCES = ['candies', 'pairs', 'buyer', 'pickpockets'] as const;

/** A change with its sign: «+7», «−2», «0». */
export const change = (candies: number): string => (candies > 0 ? `+${candies}` : signed(candies));

export const sum = (sheet: Sheet | undefined): number =>
  SOURCES.reduce((total, source) => total + (sheet?.[source] ?? 0), 0);

/** What one more card of a character would bring me now. */
export const gainOf = ({ view }: EmpireScene, card: string): number => sum(view.gains?.[card]);

/** The same with its sources, where there are several: «+7: 4 на карте и пара 3». */
export function gainTold({ view, words }: EmpireScene, card: string): string {
  const gain = view.gains?.[card];
  if (!gain) return '';
  const parts = SOURCES.flatMap((source) =>
    gain[source] ? [words.say(`gain-${source}`, { candies: signed(gain[source]) })] : [],
  );
  const total = change(sum(gain));
  return parts.length > 1 ? `${total}: ${words.row(parts)}` : total;
}

/** What a card of an empire brings its owner, or one of several equal ones. */
export const worthOf = ({ view }: EmpireScene, seat: number, card: string): number =>
  view.seats[seat]?.empire.find((held) => held.card === card)?.worth ?? 0;
