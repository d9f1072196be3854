import type { Drawing, Guide } from '../scene';

const DRAWINGS = import.meta.glob<{ default: Drawing }>('../../games/*/Table.svelte');
const GUIDES = import.meta.glob<{ guide: Guide }>('../../games/*/guide.ts');

/** The game's own drawing; a game without one, or whose drawing does not arrive, is played from a list. */
export async function drawingOf(game: string): Promise<Drawing> {
  const list = () => import('./OptionList.svelte');
  const drawn = DRAWINGS[`../../games/${game}/Table.svelte`] ?? list;
  return (await drawn().catch(list)).default;
}

/** What helps a first game, if the game has it. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return (await GUIDES[`../../games/${game}/guide.ts`]?.())?.guide;
}
