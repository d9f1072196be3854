import { firstLanguage, remember, type Language } from './language';
import { shellTexts, type Texts } from './texts';
import type { WordGroup } from './word-groups';

/** The language of the page, and the page's own texts in it. */
class Locale {
  language = $state<Language>(firstLanguage());
  #texts = $state.raw<Texts>();
  readonly #groups = new Set<WordGroup>();

  /** Load the texts of the first language; `say` throws before. */
  async open(): Promise<void> {
    this.#texts = await shellTexts(this.language);
  }

  /** Load words that a part of the page needs, in this language and in any other that is chosen later. */
  async add(...groups: readonly WordGroup[]): Promise<void> {
    for (const group of groups) this.#groups.add(group);
    await shellTexts(this.language, groups);
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
    let [texts, loaded] = [this.texts, -1];
    while (loaded < this.#groups.size) {
      loaded = this.#groups.size; // another part may be opened meanwhile
      texts = await shellTexts(language, [...this.#groups]);
    }
    this.#texts = texts;
    this.language = language;
    remember(language);
  }
}

export const locale = new Locale();
