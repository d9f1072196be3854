import type { Poster } from '../../../lib/share/poster';
import type { MafiaScene } from '../scene';
import { fates, type Chapter } from '../story';

/** The sides as colours of the picture; their words stand beside them. */
const COLOURS: Record<string, string> = {
  town: '#3d6b8e',
  crime: '#a8322b',
  loner: '#7a4a8c',
  none: '#5c5f66',
};
/** What everybody remembers of an evening, and of each night what it came of. */
const REMEMBERED = [
  'attempt',
  'chain',
  'no-murder',
  'nobody-died',
  'left',
  'returned',
  'shot',
  'followed',
  'executed',
  'stepped-in',
  'noble',
  'immune',
  'undecided',
  'removed',
  'truce',
  'hunger',
];

/** The evening as one picture: who was who and when they left, then night by night what happened. */
export function poster(scene: MafiaScene, evening: readonly Chapter[]): Poster {
  const { words, names, view } = scene;
  const { outcome } = view;
  const left = fates(evening, view.seats.length);
  return {
    title: words.say('title'),
    subtitle: outcome ? words.result(outcome, names, -1) : '',
    rows: view.seats.map(({ card, side }, seat) => {
      const fate = left[seat];
      const role = card ? words.card(card) : '';
      return {
        name: names[seat] ?? '',
        text: `${role} · ${words.say('side', { side: side ?? 'none' })}`,
        second: fate ? words.say('share-left', { ...fate }) : words.say('share-stayed'),
        symbol: card ? `mafia-${card}` : undefined,
        colour: COLOURS[side ?? 'none'] ?? '#5c5f66',
        won: outcome?.places[seat] === 1 && !outcome.draw,
      };
    }),
    notes: evening.flatMap(({ kind, number, lines }) => {
      const told = lines.filter(({ event }) => REMEMBERED.includes(event.event));
      if (!told.length) return [];
      return [
        {
          heading: words.say(`chapter-${kind}`, { number }),
          text: told.map(({ event }) => words.event({ ...event }, names, -1)).join(' '),
        },
      ];
    }),
    foot: words.say('brand'),
  };
}
