import type { Journey } from '../../lib/cards/travel.svelte';
import type { Tracked } from './piles';
import type { EmpireScene } from './scene';

/** How cards travel: a card that nobody can follow comes from a closed hand, or lies in the discard. */
export const journey = (scene: () => EmpireScene): Journey<Tracked> => ({
  home({ card, place }) {
    const events = scene().fresh.flatMap((entry) => entry.events);
    const came = events.find(
      (seen) =>
        (seen.event === 'played' || seen.event === 'fetched') &&
        seen.card === card &&
        `empire${seen.seat}` === place,
    );
    if (came?.event === 'played') return `hand${came.seat}`;
    if (place === 'hand') {
      const drawn = events.some((seen) => seen.event === 'drew' && seen.cards?.includes(card));
      return drawn || events.some((seen) => seen.event === 'returned') ? 'deck' : 'discard';
    }
    return 'discard';
  },
});
