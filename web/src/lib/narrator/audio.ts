import { audioContext, start } from '../device/sound';

/** The partials of a gong: how many times the lowest, how loud, and how many seconds they ring. */
const PITCH = 98;
const PARTIALS = [
  [1, 0.5, 3.2],
  [1.48, 0.3, 2.6],
  [2.09, 0.22, 2],
  [2.86, 0.12, 1.4],
  [4.16, 0.06, 0.8],
] as const;
export const GONG_MS = 1_600;

/** Strikes a gong of this loudness, 0 to 1; false: the browser lets nothing sound. */
export function strikeGong(volume: number): boolean {
  const context = audioContext();
  if (!context) return false;
  const from = context.currentTime;
  for (const [ratio, loud, length] of PARTIALS) {
    const tone = context.createOscillator();
    const fade = context.createGain();
    tone.frequency.value = PITCH * ratio;
    fade.gain.setValueAtTime(0.0001, from);
    fade.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), from + 0.02);
    fade.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(fade).connect(context.destination);
    start(tone, from);
    tone.stop(from + length);
  }
  return true;
}

/** Seconds of noise that repeat, and of swelling and fading: a sudden sound would wake the town. */
const LOOP = 8;
const FADE = 1.2;

/** Brown noise until it is stopped; undefined: the browser lets nothing sound. */
export function startNoise(volume: number): (() => void) | undefined {
  const context = audioContext();
  if (!context) return undefined;
  const source = context.createBufferSource();
  source.buffer = brownNoise(context);
  source.loop = true;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, context.currentTime);
  gain.gain.linearRampToValueAtTime(volume, context.currentTime + FADE);
  source.connect(gain).connect(context.destination);
  start(source);
  return () => {
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + FADE);
    source.stop(now + FADE);
  };
}

/** A random walk that leaks back to zero, as loud at the end of the loop as at its beginning. */
export function fillBrown(samples: Float32Array, random: () => number = Math.random): void {
  let level = 0;
  for (let i = 0; i < samples.length; i++) {
    level = (level + 0.02 * (random() * 2 - 1)) / 1.02;
    samples[i] = level * 3.5;
  }
  const drift = (samples.at(-1) ?? 0) - (samples[0] ?? 0);
  for (let i = 0; i < samples.length; i++) samples[i]! -= (drift * i) / (samples.length - 1);
}

function brownNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, LOOP * context.sampleRate, context.sampleRate);
  fillBrown(buffer.getChannelData(0));
  return buffer;
}
