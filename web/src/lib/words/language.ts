export const LANGUAGES = ['ru', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Every language calls itself by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English' };

const KEY = 'language';

/** The language that was chosen on this device, or the browser's. */
export function firstLanguage(): Language {
  return remembered() ?? (navigator.language.startsWith('ru') ? 'ru' : 'en');
}

export function remember(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // a browser may refuse to keep anything: then the choice lasts as long as the page
  }
}

function remembered(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === kept);
  } catch {
    return undefined;
  }
}
