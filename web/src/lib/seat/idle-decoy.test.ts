import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaceSetup } from '../connection/wire';
import { IdleDecoy } from './idle-decoy';

const PACE = { closes: 'fixed', tempo: 'brisk', seconds: { short: 20 } } as unknown as PaceSetup;
const sent: number[] = [];
let decoy: IdleDecoy;
beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  decoy = new IdleDecoy((decision) => sent.push(decision));
});
afterEach(() => vi.useRealTimers());

test('a phone that nobody touches sends one in each window, within the length agreed', () => {
  decoy.keepTo(3, PACE, 'short');
  vi.advanceTimersByTime(2_900);
  expect(sent).toEqual([]);
  decoy.keepTo(3, PACE, 'short'); // a beat draws no other moment
  vi.advanceTimersByTime(14_200);
  expect(sent).toEqual([3]);
  decoy.keepTo(4, PACE, 'pair');
  vi.advanceTimersByTime(8_000);
  expect(sent).toEqual([3, 4]);
});

test('once it was touched, and by day, it sends none', () => {
  decoy.keepTo(3, PACE, 'short');
  decoy.stop();
  decoy.keepTo(3, PACE, 'short');
  vi.advanceTimersByTime(60_000);
  decoy.keepTo(4, PACE, 'short');
  decoy.keepTo(-1, PACE, 'talk');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('the moment is drawn', () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
  decoy.keepTo(1, PACE, 'short');
  vi.advanceTimersByTime(3_000);
  expect(sent).toEqual([1]);
  decoy.keepTo(2, PACE, 'short');
  vi.advanceTimersByTime(16_900);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(200);
  expect(sent).toEqual([1, 2]);
});
