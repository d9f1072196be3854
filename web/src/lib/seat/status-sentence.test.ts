import { expect, test } from 'vitest';
import type { SeatTable } from './seat-table.svelte';
import type { GameWords } from '../game/game-words';
import { awaitedSentence, closingSentence } from './status-sentence';

const words = {
  say: (key: string) => key,
  prompt: ({ step, mine }: { step: string; mine?: boolean }) =>
    `step-${step}${mine === false ? '-others' : ''}`,
} as unknown as GameWords;
const seat = (prompt: object, more: object = {}): SeatTable =>
  ({
    view: { outcome: null, prompt },
    me: { person: 0, seat: 0 },
    busy: false,
    ...more,
  }) as unknown as SeatTable;

test('a player who has answered in secret hears that the answer may still be changed', () => {
  expect(awaitedSentence(seat({ step: 'card' }), words, [])).toBe('step-card');
  const sealed = seat({ step: 'card', answered: 'show P' });
  expect(awaitedSentence(sealed, words, [])).toBe('ask-answered');
});

test('a player who has given up hears what the others are asked', () => {
  const gone = seat({ step: 'card', mine: true, answered: 'show P' }, { place: { gave_up: true } });
  expect(awaitedSentence(gone, words, [])).toBe('step-card-others');
});

const inWindow = (closes: string, answered?: string, more: object = {}) =>
  seat({ step: 'vote', answered }, { play: { window: { closes, speakers: [] } }, ...more });

test.each(['ripe', 'fixed', 'person'])(
  'what closes a window is told with the answer or before it: %s',
  (closes) => {
    const [open, answered] = [inWindow(closes), inWindow(closes, 'point 2')];
    expect(awaitedSentence(open, words, [])).toBe('step-vote');
    expect(closingSentence(open, words)).toBe(`window-${closes}`);
    expect(awaitedSentence(answered, words, [])).toBe(`ask-answered-${closes}`);
    expect(closingSentence(answered, words)).toBe('');
  },
);

test('of a covert window nobody hears how it is closed, unless by an owner', () => {
  const covert = { covert: true };
  expect(closingSentence(inWindow('fixed', undefined, covert), words)).toBe('window-covert');
  expect(closingSentence(inWindow('person', undefined, covert), words)).toBe('window-person');
  expect(awaitedSentence(inWindow('fixed', 'drive 1', covert), words, [])).toBe(
    'ask-answered-covert',
  );
});

test('an answer that cannot leave the device is not called accepted', () => {
  const alone = inWindow('ripe', 'point 2', { sending: true, lost: true });
  expect(awaitedSentence(alone, words, [])).toBe('ask-busy');
});

test('a speech ends with those who have the floor', () => {
  const speech = seat({ step: 'word' }, { play: { window: { closes: 'ripe', speakers: [2] } } });
  expect(closingSentence(speech, words)).toBe('window-speech');
});

test('an ordinary step has nothing to say of windows', () => {
  expect(closingSentence(seat({ step: 'card' }, { play: { window: null } }), words)).toBe('');
});
