import type { Journey } from '../../lib/cards/travel.svelte';
import type { Tracked } from './tracks';
import type { FamigliaScene } from './view';

/** How cards travel. */
export const journey = (scene: () => FamigliaScene): Journey<Tracked> => ({
  // A card that nobody can follow comes from a hidden hand, or from the deck with its discard pile.
  home({ card, place }) {
    if (place.startsWith('area')) return place.replace('area', 'hand');
    const taken = scene()
      .fresh.flatMap((entry) => entry.events)
      .find((seen) => seen.event === 'recruited' && seen.card === card);
    return taken?.event === 'recruited' && place === 'street' ? `hand${taken.seat}` : 'deck';
  },
  // The card taken from the street moves before the cards paid for it.
  order: ({ place }) => (place.startsWith('hand') ? 1 : 2),
  startled: (now, before) => Boolean(now.price?.lowered && !before.price?.lowered),
});
