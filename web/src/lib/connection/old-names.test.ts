import { expect, test } from 'vitest';
import { renewedSetup, renewedSight } from './old-names';

test('a set-up that was stored by the last version keeps its moderator and how its windows close', () => {
  const pace = { closes: 'host', tempo: 'slow', seconds: {} };
  const stored = { game: 'rooks', chair: true, pace } as unknown as Parameters<
    typeof renewedSetup
  >[0];
  expect(renewedSetup(stored)).toEqual({
    game: 'rooks',
    moderator: true,
    pace: { closes: 'person', tempo: 'slow', seconds: {} },
  });
});

test('what is stored now is read as it is', () => {
  const setup = { game: 'rooks', moderator: false };
  expect(renewedSetup(setup)).toEqual(setup);
  expect(renewedSight({ moderator: null })).toEqual({ moderator: null });
});

test('a table that the last version saw before a shuffle keeps its moderator', () => {
  const chair = { kind: 'person', name: 'Ann' };
  const seen = { chair } as unknown as Parameters<typeof renewedSight>[0];
  expect(renewedSight(seen).moderator).toEqual(chair);
});
