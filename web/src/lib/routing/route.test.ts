import { expect, test } from 'vitest';
import { route } from './route';

test('every address of the house leads somewhere', () => {
  expect(route('/', '')).toEqual({ page: 'Home' });
  expect(route('/help', '')).toEqual({ page: 'Help' });
  expect(route('/new/quoits', '')).toEqual({ page: 'NewTable', game: 'quoits' });
  expect(route('/t/kabc23', '')).toEqual({ page: 'TablePage', code: 'KABC23', watch: false });
  expect(route('/w/KABC23xyz', '')).toEqual({ page: 'TablePage', code: 'KABC23xyz', watch: true });
  expect(route('/tv', '')).toEqual({ page: 'Tv', code: '', watch: false });
  expect(route('/t/KABC23/tv', '')).toEqual({ page: 'Tv', code: 'KABC23', watch: false });
  expect(route('/w/Ab-3_z', '?tv')).toEqual({ page: 'Tv', code: 'Ab-3_z', watch: true });
});

test('a replay begins where its address says', () => {
  const replay = { page: 'Replay', code: 'KABC23' };
  expect(route('/t/KABC23/replay/7', '?everything')).toEqual({
    ...replay,
    at: '7',
    everything: true,
  });
  expect(route('/t/KABC23/replay', '')).toEqual({ ...replay, at: 'last', everything: false });
});

test('anything else is missing', () => {
  expect(route('/t/KABC23/tv/more', '')).toEqual({ page: 'NotFound' });
  expect(route('/other', '')).toEqual({ page: 'NotFound' });
});
