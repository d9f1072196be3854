import type { Drawing } from '../game/scene';

const BESIDE = import.meta.glob<{ default: Drawing }>('../../games/*/Beside.svelte');

/** What the game shows beside its table, above the log, where there is room for a column. */
export const besideOf = async (game: string): Promise<Drawing | undefined> =>
  (await BESIDE[`../../games/${game}/Beside.svelte`]?.().catch(() => undefined))?.default;
