import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { api } from '../connection/api';
import type { TableInfo } from '../connection/wire';
import { locale } from '../words/locale.svelte';
import CheckShuffle from './CheckShuffle.svelte';
import { myPart } from './parts';
import { openedOf, vectors } from './vectors';

const OPENED = openedOf(vectors.honest[0]);
const TABLE = {
  code: 'KABC23',
  match: 1,
  status: 'shuffling',
  setup: { game: 'quoits', options: {} },
  seats: [],
  moderator: null,
  shuffle: { promise: 'ab', parts: [], by_hand: false, header: '{}' },
} as unknown as TableInfo;

async function checked(table: TableInfo, person: number): Promise<void> {
  vi.spyOn(api, 'shuffle').mockResolvedValue(OPENED);
  render(CheckShuffle, { table, person, close: () => {} });
  await screen.findByText(locale.say('shuffle-numbers'));
}

test.each([true, false])('a deal that the moderator gave by hand is named: %s', async (byHand) => {
  await checked({ ...TABLE, shuffle: { ...TABLE.shuffle!, by_hand: byHand } }, -1);
  expect(screen.queryAllByText(locale.say('shuffle-by-hand'))).toHaveLength(byHand ? 1 : 0);
});

test.each([0, 1, 2])('a shuffle that was begun anew %s times is named', async (count) => {
  localStorage.clear();
  const table = { ...TABLE, match: 10 + count };
  for (let promise = 0; promise <= count; promise++) {
    myPart(table, { ...TABLE.shuffle!, promise: `${promise}` }, 0);
  }
  await checked(table, 0);
  expect(screen.queryAllByText(locale.say('shuffle-again', { count }))).toHaveLength(count ? 1 : 0);
});
