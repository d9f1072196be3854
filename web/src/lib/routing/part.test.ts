import { afterEach, expect, test, vi } from 'vitest';
import { part } from './part';

afterEach(() => vi.useRealTimers());

test('a part is fetched when it is first wanted, and once', async () => {
  const load = vi.fn(async () => ({ default: 'chat' }));
  const chat = part(load);
  expect(load).not.toHaveBeenCalled();
  expect([await chat(), await chat()]).toEqual(['chat', 'chat']);
  expect(load).toHaveBeenCalledOnce();
});

test('a lost connection delays it', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ default: 'chat' })).mockRejectedValueOnce(new TypeError());
  const wanted = part(load)();
  await vi.runAllTimersAsync();
  expect(await wanted).toBe('chat');
});
