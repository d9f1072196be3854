import type { Fields } from './scene';
import type { Prompt } from './outcome';

/** What is read aloud of a game: the sentences of its texts, as a spectator reads them. */
export interface Narration {
  /** The events that are announced, in `event-…`; no others are. */
  events: readonly string[];
  /** The keys of another wording of an event for the ear; undefined: as it is read. */
  spoken?(event: Fields): readonly string[] | undefined;
  /** The same for what is awaited: one key. */
  spokenPrompt?(prompt: Prompt): string | undefined;
  /** The announcements that a table may word itself, by the key of their text. */
  reworded: readonly string[];
}

const MODULES = import.meta.glob<{ narration: Narration }>('../../games/*/narration.ts');

const fileOf = (game: string) => `../../games/${game}/narration.ts`;

/** Whether the game has a `narration.ts`: only then a narrator is offered. */
export function isNarrated(game: string): boolean {
  return fileOf(game) in MODULES;
}

export async function narrationOf(game: string): Promise<Narration | undefined> {
  return (await MODULES[fileOf(game)]?.())?.narration;
}
