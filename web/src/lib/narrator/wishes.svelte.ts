import { read, write } from '../device/storage';
import type { Language } from '../words/language';

/** `voice`: speech, or the gong where there is no voice; `gong`: never speech; `silent`: captions alone. */
export type Manner = 'voice' | 'gong' | 'silent';
export const MANNERS: readonly Manner[] = ['voice', 'gong', 'silent'];

export interface NarratorWishes {
  on: boolean;
  manner: Manner;
  /** From 0 to 1. */
  volume: number;
  /** 1: as fast as the voice speaks by itself. */
  rate: number;
  /** A noise that covers taps and steps while a covert window is open. */
  noise: boolean;
  /** From 0 to 1. */
  noiseVolume: number;
  /** Own wordings, by `wordingKey`. */
  wordings: Record<string, string>;
}

const KEY = 'narrator';
const FIRST: NarratorWishes = {
  on: false,
  manner: 'voice',
  volume: 0.8,
  rate: 1,
  noise: true,
  noiseVolume: 0.4,
  wordings: {},
};

export function wordingKey(game: string, language: Language, text: string): string {
  return `${game} ${language} ${text}`;
}

/** How this device narrates, stored on it. */
class StoredWishes {
  now = $state<NarratorWishes>({ ...FIRST, ...read<Partial<NarratorWishes>>(KEY, {}) });

  change(wishes: Partial<NarratorWishes>): void {
    Object.assign(this.now, wishes);
    write(KEY, this.now);
  }

  /** An empty wording gives the game's own words back. */
  reword(key: string, text: string): void {
    const wordings = { ...this.now.wordings, [key]: text.trim() };
    if (!wordings[key]) delete wordings[key];
    this.change({ wordings });
  }

  /** Another page of this device narrates now; what is stored stays. */
  yieldHere(): void {
    this.now.on = false;
  }
}

export const narratorWishes = new StoredWishes();
