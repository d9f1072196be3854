import type { StreetCard } from './shapes';

/** The badge under a street card, and the two cards to show: ok by a pair, warn with a Mercenary, no not now. */
export interface Price {
  mark: 'free' | 'ok' | 'warn' | 'no' | 'quiet';
  shown: string[];
}

/** `pays`: the cards that I could show for it; until I recruit, only a pair that I have is marked. */
export function priceOf({ pair }: StreetCard, pays: readonly string[], recruiting: boolean): Price {
  if (!pair) return { mark: 'free', shown: [] };
  const [first, second] = pays;
  const mark = !first ? 'no' : first === second ? 'ok' : 'warn';
  if (mark === 'ok' || recruiting) return { mark, shown: [pair, second ?? pair] };
  return { mark: 'quiet', shown: [pair, pair] };
}
