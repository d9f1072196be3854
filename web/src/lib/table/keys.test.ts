import { expect, test, vi } from 'vitest';
import { press } from './keys';

function pressed(init: KeyboardEventInit, target: HTMLElement = document.createElement('div')) {
  const keys = {
    open: vi.fn(),
    takeBack: vi.fn(),
    askHint: vi.fn(),
    choose: vi.fn(),
    decline: vi.fn(),
    why: vi.fn(),
  };
  document.body.append(target);
  target.addEventListener('keydown', (event) => press(event, keys), { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  return keys;
}

test('letters open the panels, on a Russian keyboard too', () => {
  expect(pressed({ key: 'l', code: 'KeyL' }).open).toHaveBeenCalledWith('log');
  expect(pressed({ key: 'д', code: 'KeyL' }).open).toHaveBeenCalledWith('log');
  expect(pressed({ key: 'г', code: 'KeyU' }).takeBack).toHaveBeenCalled();
  expect(pressed({ key: 'р', code: 'KeyH' }).askHint).toHaveBeenCalled();
});

test('digits choose, nought declines, and ? asks about what has the focus', () => {
  expect(pressed({ key: '1', code: 'Digit1' }).choose).toHaveBeenCalledWith(0);
  expect(pressed({ key: '0', code: 'Digit0' }).decline).toHaveBeenCalled();
  const button = document.createElement('button');
  expect(pressed({ key: '?', code: 'Slash' }, button).why).toHaveBeenCalledWith(button);
});

test('a person who writes keeps all keys', () => {
  const { open } = pressed({ key: 'l', code: 'KeyL' }, document.createElement('input'));
  expect(open).not.toHaveBeenCalled();
  expect(pressed({ key: 'r', code: 'KeyR', ctrlKey: true }).open).not.toHaveBeenCalled();
});
