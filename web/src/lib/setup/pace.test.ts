import { expect, test } from 'vitest';
import type { GameInfo } from '../connection/wire';
import { locale } from '../words/locale.svelte';
import { agreedLength, inTempo, lasting, pacesOf, USUAL_PACE } from './pace';
import { lengthsText, paceText } from './pace-words';

const GAME = {
  id: 'rooks',
  windows: {
    vote: { brisk: 20, usual: 45, slow: 90 },
    talk: { brisk: 90, usual: 180, slow: 420 },
  },
} as unknown as GameInfo;

test('the windows that a game has are told, the longest first', async () => {
  await locale.choose('ru');
  expect(pacesOf(GAME)).toEqual(['talk', 'vote']);
  expect(lengthsText(GAME, USUAL_PACE)).toBe('разговор 3 мин, голосование 45 с');
});

test('a length of one’s own holds until another tempo is chosen, and one that is as the tempo says is none', () => {
  const own = lasting(GAME, USUAL_PACE, 'vote', 7);
  expect([agreedLength(GAME, own, 'vote'), agreedLength(GAME, own, 'talk')]).toEqual([7, 180]);
  expect(lasting(GAME, own, 'vote', 45)).toEqual(USUAL_PACE);
  expect(agreedLength(GAME, inTempo(own, 'brisk'), 'vote')).toBe(20);
});

test('a tempo with a length of one’s own has no name', async () => {
  await locale.choose('en');
  expect(paceText(GAME, USUAL_PACE)).toBe('usual: talk 3 min, vote 45 s');
  expect(paceText(GAME, lasting(GAME, USUAL_PACE, 'vote', 7))).toBe('talk 3 min, vote 7 s');
});
