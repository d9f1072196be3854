import { settings } from './settings.svelte';

/** A sounding piece: a note that rings, or a rustle of paper; times in seconds. */
interface Piece {
  at: number;
  length: number;
  loud: number;
  /** The pitch of a note, or where a rustle is brightest; with `to` it slides. */
  pitch: number;
  to?: number;
  wave: OscillatorType | 'paper';
}

const note = (pitch: number, at: number, length: number, loud: number): Piece => ({
  at,
  length,
  loud,
  pitch,
  wave: 'sine',
});
const knock = (at: number, pitch: number): Piece => ({
  at,
  length: 0.12,
  loud: 0.7,
  pitch,
  to: pitch / 2,
  wave: 'triangle',
});
const paper = (at: number, length: number, pitch: number, to: number, loud = 0.35): Piece => ({
  at,
  length,
  loud,
  pitch,
  to,
  wave: 'paper',
});

const CUES = {
  turn: [knock(0, 420), knock(0.16, 520)],
  deal: [paper(0, 0.16, 900, 2600)],
  place: [paper(0, 0.05, 1400, 500, 0.5), knock(0.01, 150)],
  take: [paper(0, 0.09, 1200, 3600)],
  flip: [0, 0.04, 0.08, 0.12].map((at) => paper(at, 0.05, 2000, 3000, 0.25)),
  coin: [note(1568, 0, 0.5, 0.22), note(2349, 0.02, 0.4, 0.1)],
  pair: [paper(0, 0.14, 4200, 5600, 0.2), note(1175, 0.1, 0.5, 0.2)],
  refuse: [knock(0, 130)],
  undo: [paper(0, 0.16, 2600, 900)],
  clock10: [{ at: 0, length: 0.03, loud: 0.16, pitch: 1900, wave: 'triangle' }],
  dawn: [note(523, 0, 2.2, 0.14), note(1310, 0, 1.2, 0.05)],
  vote: [paper(0, 0.1, 1600, 700), knock(0.12, 190)],
  win: [note(392, 0, 0.5, 0.25), note(494, 0.16, 0.5, 0.25), note(587, 0.32, 0.9, 0.25)],
} satisfies Record<string, Piece[]>;

export type Cue = keyof typeof CUES;

/** How the phone trembles with a cue, in milliseconds. */
const TREMBLES: Partial<Record<Cue, number[]>> = { turn: [40, 60, 40], refuse: [25], win: [60] };

let room: AudioContext | undefined;
/** Somebody has touched the page, and the browser lets it sound. */
let unlocked = false;
/** How many sources sound, or will. */
let sources = 0;

/** Where sounds are made; undefined: the browser lets nothing sound yet, or the phone is busy with a call. */
export function audioContext(): AudioContext | undefined {
  return unlocked && room?.state !== 'interrupted' ? room : undefined;
}

/**
 * Starts a source. The context runs only while something sounds: else it keeps a phone's processor and loudspeaker
 * awake.
 */
export function start(source: AudioScheduledSourceNode, at?: number): void {
  sources += 1;
  source.onended = () => {
    sources -= 1;
    rest();
  };
  source.start(at);
  void room?.resume();
}

function rest(): void {
  if (sources === 0) void room?.suspend();
}

/** Lets a cue be heard and felt, as far as the person wants it. */
export function play(cue: Cue): void {
  const { sound, vibration, volume } = settings.wishes;
  const tremble = TREMBLES[cue];
  if (vibration && tremble && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(tremble);
  const context = sound && audioContext();
  if (context) for (const piece of CUES[cue]) sounding(context, piece, volume);
}

function sounding(room: AudioContext, piece: Piece, volume: number): void {
  const from = room.currentTime + piece.at;
  const until = from + piece.length;
  const fade = room.createGain();
  fade.gain.setValueAtTime(0.0001, from);
  fade.gain.exponentialRampToValueAtTime(Math.max(0.0002, piece.loud * volume), from + 0.006);
  fade.gain.exponentialRampToValueAtTime(0.0001, until);
  fade.connect(room.destination);
  if (piece.wave === 'paper') {
    const filter = room.createBiquadFilter();
    filter.type = 'bandpass';
    slide(filter.frequency, piece, from, until);
    const rustle = room.createBufferSource();
    rustle.buffer = noise(room);
    rustle.connect(filter).connect(fade);
    start(rustle, from);
    rustle.stop(until);
  } else {
    const tone = room.createOscillator();
    tone.type = piece.wave;
    slide(tone.frequency, piece, from, until);
    tone.connect(fade);
    start(tone, from);
    tone.stop(until);
  }
}

function slide(pitch: AudioParam, piece: Piece, from: number, until: number): void {
  pitch.setValueAtTime(piece.pitch, from);
  if (piece.to) pitch.exponentialRampToValueAtTime(piece.to, until);
}

let hiss: AudioBuffer | undefined;

function noise(room: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = room.createBuffer(1, room.sampleRate / 4, room.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return hiss;
}

/** Browsers let a page sound only after somebody touched it. */
function unlock(): void {
  if (typeof AudioContext === 'undefined') return;
  room ??= new AudioContext();
  if (unlocked && room.state !== 'interrupted') return; // a phone resumes by itself neither after a call nor after its lock
  room.resume().then(
    () => {
      unlocked = true;
      rest();
    },
    () => {}, // not yet: the next touch tries again
  );
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, unlock, { passive: true });
