import '../../styles/tokens.css';
import '../../styles/base.css';
import { read, write } from './storage';

export type Theme = 'system' | 'light' | 'dark';

export interface Wishes {
  theme: Theme;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  vibration: boolean;
  /** Nothing travels over the table, whatever the system says. */
  still: boolean;
  /** The name under which the person sits down; empty: not told yet. */
  name: string;
}

const KEY = 'settings';
const FIRST: Wishes = {
  theme: 'system',
  sound: true,
  volume: 0.6,
  vibration: true,
  still: false,
  name: '',
};
const evening = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** The settings of this device, stored on it and applied to the page. */
class Settings {
  wishes = $state<Wishes>({ ...FIRST, ...read<Partial<Wishes>>(KEY, {}) });

  constructor() {
    this.#apply();
    for (const system of [evening, calm]) system.addEventListener('change', () => this.#apply());
  }

  change(wishes: Partial<Wishes>): void {
    Object.assign(this.wishes, wishes);
    write(KEY, this.wishes);
    this.#apply();
  }

  /** Whether cards appear at their new place instead of travelling to it. */
  get still(): boolean {
    return this.wishes.still || calm.matches;
  }

  #apply(): void {
    const page = document.documentElement;
    const { theme } = this.wishes;
    page.dataset.theme = theme === 'system' ? (evening.matches ? 'dark' : 'light') : theme;
    page.dataset.motion = this.still ? 'less' : 'full';
  }
}

export const settings = new Settings();
