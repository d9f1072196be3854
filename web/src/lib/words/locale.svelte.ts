import { firstLanguage, remember, type Language } from './language';
import { shellTexts, type Texts } from './texts';

/** The language of the page, and the page's own texts in it. */
class Locale {
  language = $state<Language>(firstLanguage());
  #texts = $state.raw<Texts>();

  /** Load the texts of the first language; `say` throws before. */
  async open(): Promise<void> {
    this.#texts = await shellTexts(this.language);
  }

  get texts(): Texts {
    if (!this.#texts) throw new Error('the locale is not open');
    return this.#texts;
  }

  say(path: string, args: Parameters<Texts['say']>[1] = {}): string {
    return this.texts.say(path, args);
  }

  knows(id: string): boolean {
    return this.texts.has(id);
  }

  /** Switch to another language as soon as its texts are loaded, and remember it. */
  async choose(language: Language): Promise<void> {
    this.#texts = await shellTexts(language);
    this.language = language;
    remember(language);
  }
}

export const locale = new Locale();
