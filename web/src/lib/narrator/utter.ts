import type { Language } from '../words/language';
import { GONG_MS, strikeGong } from './audio';
import { chooseVoice, installedVoices } from './voices';
import type { NarratorWishes } from './wishes.svelte';

/** Milliseconds that a caption without a voice stays at least, and for each letter. */
const READING = { least: 1_800, letter: 55 };
/** A voice that is silent for this many times the usual length has failed without telling. */
const PATIENCE = { least: 4_000, letter: 200 };

/** How a line is heard: said, struck on the gong, or only read. */
export type Heard = 'voice' | 'gong' | 'caption';

/** Lets a line be heard, and ends when it has been. */
export async function utter(
  text: string,
  language: Language,
  wishes: Pick<NarratorWishes, 'manner' | 'volume' | 'rate'>,
): Promise<Heard> {
  const voice = wishes.manner === 'voice' ? chooseVoice(installedVoices(), language) : undefined;
  if (voice && (await spoken(text, voice, wishes))) return 'voice';
  const struck = wishes.manner !== 'silent' && strikeGong(wishes.volume);
  await pause(Math.max(struck ? GONG_MS : 0, READING.least + READING.letter * text.length));
  return struck ? 'gong' : 'caption';
}

/** Whether the voice said it; a failure is no error, for the gong follows. */
function spoken(
  text: string,
  voice: SpeechSynthesisVoice,
  { volume, rate }: Pick<NarratorWishes, 'volume' | 'rate'>,
): Promise<boolean> {
  const line = new SpeechSynthesisUtterance(text);
  Object.assign(line, { voice, lang: voice.lang, volume, rate });
  return new Promise((done) => {
    const late = setTimeout(
      () => {
        speechSynthesis.cancel();
        done(false);
      },
      (PATIENCE.least + PATIENCE.letter * text.length) / Math.min(rate, 1),
    );
    const ended = (said: boolean) => () => {
      clearTimeout(late);
      done(said);
    };
    line.onend = ended(true);
    line.onerror = ended(false);
    speechSynthesis.speak(line);
  });
}

export function hush(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}
