import type { Language } from '../words/language';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>;

/** The voice that reads this language; one of the device comes first, for it needs no net. Undefined: there is none. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: Language,
): V | undefined {
  const merit = (voice: V) => 2 * Number(voice.localService) + Number(voice.default);
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => merit(b) - merit(a))[0];
}

/** The voices of this browser now; some browsers list them only after `voiceschanged`. */
export function installedVoices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? speechSynthesis.getVoices() : [];
}
