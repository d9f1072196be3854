import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../connection/api';
import type { Opened, TableInfo } from '../connection/wire';
import { locale } from '../words/locale.svelte';
import CheckShuffle from './CheckShuffle.svelte';

const OPENED: Opened = { promise: 'ab', server: 'cd', parts: [], header: '{}', secret: 'ef' };

test.each([true, false])('a deal that the chair gave by hand is named: %s', async (byHand) => {
  vi.spyOn(api, 'shuffle').mockResolvedValue(OPENED);
  const table = {
    code: 'KABC23',
    match: 1,
    setup: { game: 'quoits' },
    seats: [],
    shuffle: { promise: 'ab', parts: [], by_hand: byHand },
  } as unknown as TableInfo;
  render(CheckShuffle, { table, person: -1, close: () => {} });
  await screen.findByText(locale.say('shuffle-numbers'));
  expect(screen.queryAllByText(locale.say('shuffle-by-hand'))).toHaveLength(byHand ? 1 : 0);
});
