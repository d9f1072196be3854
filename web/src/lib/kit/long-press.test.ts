import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPress } from './long-press';

let table: HTMLElement;
let said: string[];
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  table = document.createElement('div');
  table.innerHTML = '<button data-reads="TOR"><i></i></button><button></button>';
  document.body.append(table);
  table.addEventListener('click', () => said.push('clicked'));
  leave = longPress((thing) => said.push(thing.dataset.reads ?? ''))(table);
});
afterEach(() => {
  leave();
  table.remove();
  vi.useRealTimers();
});

const fire = (name: string, x = 0) =>
  table
    .querySelector('i')
    ?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, clientX: x }));

test('a finger that stays reads the thing and chooses nothing', () => {
  fire('pointerdown');
  vi.advanceTimersByTime(500);
  fire('pointerup');
  fire('click');
  expect(said).toEqual(['TOR']);
  fire('pointerdown');
  fire('pointerup');
  fire('click');
  expect(said).toEqual(['TOR', 'clicked']);
});

test('a finger that slips away reads nothing', () => {
  fire('pointerdown');
  fire('pointermove', 40);
  vi.advanceTimersByTime(500);
  expect(said).toEqual([]);
});

test('a right click and the key i read, too', () => {
  fire('contextmenu');
  const key = new KeyboardEvent('keydown', { code: 'KeyI', bubbles: true });
  table.querySelector('button')?.dispatchEvent(key);
  expect(said).toEqual(['TOR', 'TOR']);
});

test('what is no thing of the table reads nothing', () => {
  const [, other] = table.querySelectorAll('button');
  other?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }));
  expect(said).toEqual([]);
});
