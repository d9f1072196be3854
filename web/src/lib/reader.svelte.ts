import { firstLanguage, remember, type Language } from './language';
import { shellTexts, type Texts } from './texts';

/** The person at the screen: their language, and the words of the page in it. */
class Reader {
  language = $state<Language>(firstLanguage());
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
    remember(language);
  }
}

export const reader = new Reader();
