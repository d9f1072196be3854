import { expect, test } from 'vitest';
import type { SeatTable } from '../connection/seat-table.svelte';
import type { GameWords } from '../words/game-words';
import { awaitedSentence } from './status-sentence';

const words = {
  say: (key: string) => key,
  prompt: ({ step }: { step: string }) => `step-${step}`,
} as unknown as GameWords;
const seat = (prompt: object): SeatTable =>
  ({
    view: { outcome: null, prompt },
    me: { person: 0, seat: 0 },
    busy: false,
  }) as unknown as SeatTable;

test('whoever has answered in secret hears that the answer may still be changed', () => {
  expect(awaitedSentence(seat({ step: 'card' }), words, [])).toBe('step-card');
  const sealed = seat({ step: 'card', answered: 'show P' });
  expect(awaitedSentence(sealed, words, [])).toBe('ask-answered');
});
