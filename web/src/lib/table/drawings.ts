import type { Drawing, Guide } from '../scene';

const DRAWINGS = import.meta.glob<{ default: Drawing }>('../../games/*/Table.svelte');
const GUIDES = import.meta.glob<{ guide: Guide }>('../../games/*/guide.ts');

/** The game's own drawing; a game without one is played from a list. */
export async function drawingOf(game: string): Promise<Drawing> {
  const drawn =
    DRAWINGS[`../../games/${game}/Table.svelte`] ?? (() => import('./OptionList.svelte'));
  return (await drawn()).default;
}

/** What helps a first game, if the game has it. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return (await GUIDES[`../../games/${game}/guide.ts`]?.())?.guide;
}
