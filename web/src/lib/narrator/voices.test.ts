import { expect, test } from 'vitest';
import { chooseVoice } from './voices';

const voice = (name: string, lang: string, localService = true, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test('a voice of the page’s language is chosen, however it writes the region', () => {
  const voices = [voice('Anna', 'de-DE', true, true), voice('Milena', 'ru_RU'), voice('A', 'en')];
  expect(chooseVoice(voices, 'ru')?.name).toBe('Milena');
  expect(chooseVoice(voices, 'en')?.name).toBe('A');
});

test('one that works without a net comes before the browser’s default', () => {
  const voices = [voice('far', 'en-US', false, true), voice('near', 'en-GB')];
  expect(chooseVoice(voices, 'en')?.name).toBe('near');
  expect(chooseVoice(voices.slice(0, 1), 'en')?.name).toBe('far');
});

test('no voice of another language reads it', () => {
  expect(chooseVoice([voice('Anna', 'de-DE'), voice('Ruth', 'rup')], 'ru')).toBeUndefined();
  expect(chooseVoice([], 'en')).toBeUndefined();
});
