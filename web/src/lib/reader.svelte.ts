import { LANGUAGES, SHELL, type Language } from './texts';

const KEY = 'language';

/** The person at the screen: their language, and the words of the shelf in it. */
class Reader {
  language = $state<Language>(remembered() ?? spoken());

  say(path: string, args: Parameters<(typeof SHELL)['ru']['say']>[1] = {}): string {
    return SHELL[this.language].say(path, args);
  }

  knows(id: string): boolean {
    return SHELL[this.language].has(id);
  }

  choose(language: Language): void {
    this.language = language;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // a browser may refuse to keep anything: then the choice lasts as long as the page
    }
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

function spoken(): Language {
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}

export const reader = new Reader();
