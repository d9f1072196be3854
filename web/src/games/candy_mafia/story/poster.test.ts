import { expect, test } from 'vitest';
import { poster } from './poster';
import type { MafiaScene } from '../scene';
import type { Chapter } from '../story';

const scene = {
  names: ['Аня', 'Боря'],
  words: {
    say: (key: string, args: { number?: number } = {}) =>
      [key, args.number].filter(Boolean).join(' '),
    card: (card: string) => card,
    event: ({ event }: { event: string }) => event,
    result: () => '',
  },
  view: {
    outcome: null,
    seats: [
      { card: 'elder', side: 'town' },
      { card: 'don', side: 'crime' },
    ],
  },
} as unknown as MafiaScene;

test('the picture tells of each night what it came of, and leaves out who was asked', () => {
  const lines = ['acted', 'attempt', 'chain', 'no-murder', 'checked'].map((event) => ({ event }));
  const night = {
    kind: 'night',
    number: 2,
    sketches: [],
    lines: lines.map((event) => ({ event })),
  };
  expect(poster(scene, [night as unknown as Chapter]).notes).toEqual([
    { heading: 'chapter-night 2', text: 'attempt chain no-murder' },
  ]);
});
