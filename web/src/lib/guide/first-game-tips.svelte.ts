import { read, write } from '../device/storage';
import { guideOf } from '../drawing/drawings';
import type { Guide, Scene } from '../game/scene';

const NEVER = '*';
const HOW_TO_READ = 'guide-how-to-read';

/**
 * What one plays for, then the tip of the game's guide for this moment; what was read on this device is not told
 * again.
 */
export class FirstGameTips {
  #guide = $state.raw<Guide>();
  #known = $state.raw<string[]>([]);
  readonly game: string;
  readonly #goal: () => string;
  readonly #scene: () => Scene | null;
  readonly #store: string;
  /** Nobody has read on this device what one plays for: it is their first game. */
  first = $state(false);

  constructor(game: string, goal: () => string, scene: () => Scene | null) {
    this.game = game;
    this.#goal = goal;
    this.#scene = scene;
    this.#store = `guide:${game}`;
    this.#known = read<string[]>(this.#store, []);
    this.first = !this.#known.includes(NEVER) && !this.#known.includes(goal());
    void guideOf(game).then((guide) => (this.#guide = guide));
    // The goal is told until the first decision of one's own is made.
    let readAt = -1;
    $effect(() => {
      const now = scene();
      const prompt = now?.view.prompt;
      // not by a covert step: what goes away on some screens only would tell who is asked
      if (!now || !prompt?.mine || !prompt.awaited || this.#known.includes(goal())) return;
      if (readAt < 0) readAt = now.decision;
      else if (readAt !== now.decision) this.#learn(goal());
    });
  }

  readonly #key = $derived.by(() => {
    const scene = this.#scene();
    if (!scene || scene.viewer < 0 || scene.view.outcome || this.#known.includes(NEVER)) return '';
    const begins = !this.#known.includes(this.#goal());
    const key = begins ? this.#goal() : (this.#guide?.(scene) ?? '');
    return this.#known.includes(key) ? '' : key;
  });

  /** It is what one plays for: nobody can begin without it. */
  readonly beginning = $derived.by(() => !!this.#key && this.#key === this.#goal());

  /** A picture of the game stands under the text. */
  readonly pictured = $derived.by(() => this.#key === HOW_TO_READ);

  /** Empty: there is nothing to tell. */
  readonly text = $derived.by(() => {
    if (!this.#key || this.beginning) return this.#key;
    return this.#scene()?.words.say(this.#key) ?? '';
  });

  understood(): void {
    this.#learn(this.#key);
  }

  /** No tips any more. */
  stop(): void {
    this.#learn(NEVER);
    this.first = false;
  }

  #learn(key: string): void {
    this.#known = [...this.#known, key];
    write(this.#store, this.#known);
  }
}
