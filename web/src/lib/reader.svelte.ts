import { LANGUAGES, shellTexts, type Language, type Texts } from './texts';

const KEY = 'language';

/** The person at the screen: their language, and the words of the page in it. */
class Reader {
  language = $state<Language>(remembered() ?? spoken());
  #texts = $state.raw<Texts>();

  /** Fetch the first words; nothing can be said before. */
  async open(): Promise<void> {
    this.#texts = await shellTexts(this.language);
  }

  get texts(): Texts {
    if (!this.#texts) throw new Error('the reader is not open');
    return this.#texts;
  }

  say(path: string, args: Parameters<Texts['say']>[1] = {}): string {
    return this.texts.say(path, args);
  }

  knows(id: string): boolean {
    return this.texts.has(id);
  }

  /** Another language, as soon as its words are here. */
  async choose(language: Language): Promise<void> {
    this.#texts = await shellTexts(language);
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
