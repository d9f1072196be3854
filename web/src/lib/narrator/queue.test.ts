import { expect, test } from 'vitest';
import { LineQueue, MOST_LINES, type Line } from './queue';

/** A narrator who goes on only when told, and what was begun. */
function slow() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const queue = new LineQueue((line) => {
    begun.push(line.text);
    return new Promise((end) => ends.push(end));
  });
  const next = async () => {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, begun, next };
}
const news = (text: string): Line => ({ text, decision: null });
const call = (text: string, decision: number): Line => ({ text, decision });

test('lines are said in order and never two at once', async () => {
  const { queue, begun, next } = slow();
  queue.add([news('night'), call('doctor', 1)], 1);
  expect(begun).toEqual(['night']);
  await next();
  expect(begun).toEqual(['night', 'doctor']);
  await next();
  queue.add([news('dawn')], 2);
  expect(begun).toEqual(['night', 'doctor', 'dawn']);
});

test('what belongs to a closed window is dropped, news is not', async () => {
  const { queue, begun, next } = slow();
  queue.add([news('night'), call('doctor', 1)], 1);
  queue.add([news('dawn'), call('talk', 2)], 2);
  for (let i = 0; i < 4; i++) await next();
  expect(begun).toEqual(['night', 'dawn', 'talk']);
});

test('after a long silence only the last lines are said', async () => {
  const { queue, begun, next } = slow();
  queue.add([news('now')], 1);
  queue.add(
    Array.from({ length: 20 }, (_, i) => news(`${i}`)),
    2,
  );
  for (let i = 0; i < 20; i++) await next();
  expect(begun).toHaveLength(MOST_LINES + 1);
  expect(begun.at(-1)).toBe('19');
});

test('a closed queue says nothing more', async () => {
  const { queue, begun, next } = slow();
  queue.add([news('one'), news('two')], 1);
  queue.close();
  await next();
  expect(begun).toEqual(['one']);
});
