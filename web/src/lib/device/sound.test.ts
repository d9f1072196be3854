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
  state = 'suspended';
  currentTime = 0;
  sampleRate = 8;
  resume = async () => void (this.state = 'running');
  suspend = async () => void (this.state = 'suspended');
  createGain = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(2) });
  createOscillator = () => source();
  createBufferSource = () => source();

  constructor() {
    rooms.push(this);
  }
}

const rooms: Room[] = [];
const sounding: { onended: () => void }[] = [];

function source() {
  const made = { ...node(), start: started, onended: () => {} };
  sounding.push(made);
  return made;
}

function endAll(): void {
  for (const one of sounding.splice(0)) one.onended();
}

vi.stubGlobal('AudioContext', Room);
Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });

beforeEach(() => {
  endAll();
  started.mockClear();
  vibrate.mockClear();
  settings.change({ sound: true, vibration: true });
});

test('nothing sounds before the page was touched', async () => {
  play('coin');
  expect(started).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(rooms[0]?.state).toBe('suspended'));
  play('coin');
  expect(started).toHaveBeenCalledTimes(2);
});

test('the loudspeaker is on only while something sounds', () => {
  expect(rooms[0]?.state).toBe('suspended');
  play('coin');
  expect(rooms[0]?.state).toBe('running');
  sounding.pop()?.onended();
  expect(rooms[0]?.state, 'one note still rings').toBe('running');
  endAll();
  expect(rooms[0]?.state).toBe('suspended');
});

test('my turn is two knocks, heard and felt', () => {
  play('turn');
  expect(started.mock.calls.map(([at]) => at)).toEqual([0, 0.16]);
  expect(vibrate).toHaveBeenCalledOnce();
});

test('a person who wants silence has it', () => {
  settings.change({ sound: false, vibration: false });
  play('turn');
  play('deal');
  expect(started).not.toHaveBeenCalled();
  expect(vibrate).not.toHaveBeenCalled();
});

test('after a call or a lock, which a phone does not end by itself, the next touch lets it sound again', async () => {
  const [room] = rooms;
  if (!room) throw new Error('no touch has made a room');
  room.state = 'interrupted';
  play('coin');
  expect(started).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(room.state).not.toBe('interrupted'));
  play('coin');
  expect(started).toHaveBeenCalled();
});
