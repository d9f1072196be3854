import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play } from './sound';

const started = vi.fn();
const vibrate = vi.fn();
const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = () => ({
  gain: param(),
  frequency: param(),
  connect: (to: unknown) => to,
  stop: vi.fn(),
});

class Room {
  state = 'running';
  currentTime = 0;
  sampleRate = 8;
  resume = vi.fn(async () => {});
  createGain = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(2) });
  createOscillator = () => ({ ...node(), start: started });
  createBufferSource = () => ({ ...node(), start: started });
}

vi.stubGlobal('AudioContext', Room);
Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });

beforeEach(() => {
  started.mockClear();
  vibrate.mockClear();
  settings.change({ sound: true, vibration: true });
});

test('nothing sounds before the page was touched', () => {
  play('coin');
  expect(started).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  play('coin');
  expect(started).toHaveBeenCalledTimes(2);
});

test('my turn is two knocks, heard and felt', () => {
  play('turn');
  expect(started.mock.calls.map(([at]) => at)).toEqual([0, 0.16]);
  expect(vibrate).toHaveBeenCalledOnce();
});

test('whoever wants silence has it', () => {
  settings.change({ sound: false, vibration: false });
  play('turn');
  play('deal');
  expect(started).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});
