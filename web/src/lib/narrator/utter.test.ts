import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { strikeGong } from './audio';
import { utter } from './utter';

vi.mock('./audio', () => ({ GONG_MS: 100, strikeGong: vi.fn(() => true) }));

const WISHES = { manner: 'voice', volume: 0.5, rate: 1.25 } as const;
const MILENA = { name: 'Milena', lang: 'ru-RU', localService: true, default: false };

class Utterance {
  onend?: () => void;
  onerror?: () => void;
  constructor(readonly text: string) {}
}
let said: Utterance[] = [];
let cancelled = 0;

/** An engine with these voices that does this with an utterance. */
function engine(voices: unknown[], act: (line: Utterance) => void): void {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (line: Utterance) => {
      said.push(line);
      act(line);
    },
    cancel: () => cancelled++,
  });
}

beforeEach(() => {
  said = [];
  cancelled = 0;
  vi.useFakeTimers();
  vi.mocked(strikeGong).mockClear().mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function heard(manner: 'voice' | 'gong' | 'silent' = 'voice'): Promise<string> {
  const uttered = utter('Город спит.', 'ru', { ...WISHES, manner });
  await vi.runAllTimersAsync();
  return uttered;
}

test('a voice says it as loud and as fast as is wished, without the gong', async () => {
  engine([MILENA], (line) => line.onend?.());
  expect(await heard()).toBe('voice');
  expect(said).toMatchObject([{ text: 'Город спит.', voice: MILENA, volume: 0.5, rate: 1.25 }]);
  expect(strikeGong).not.toHaveBeenCalled();
});

test.each([
  ['no engine', () => {}],
  ['no voice of the language', () => engine([{ ...MILENA, lang: 'de-DE' }], () => {})],
  ['a voice that fails', () => engine([MILENA], (line) => line.onerror?.())],
])('%s: the gong and the caption', async (_, prepare) => {
  prepare();
  expect(await heard()).toBe('gong');
  expect(strikeGong).toHaveBeenCalledExactlyOnceWith(0.5);
});

test('a voice that never ends is given up', async () => {
  engine([MILENA], () => {});
  expect(await heard()).toBe('gong');
  expect(cancelled).toBe(1);
});

test('by gong nothing is said; silently nothing is heard', async () => {
  engine([MILENA], (line) => line.onend?.());
  expect(await heard('gong')).toBe('gong');
  vi.mocked(strikeGong).mockClear();
  expect(await heard('silent')).toBe('caption');
  expect(said).toEqual([]);
  expect(strikeGong).not.toHaveBeenCalled();
});

test('where the browser lets nothing sound the caption is left', async () => {
  vi.mocked(strikeGong).mockReturnValue(false);
  expect(await heard()).toBe('caption');
});
