import type { Drawing, Guide } from '../scene';

const DRAWINGS = import.meta.glob<{ default: Drawing }>('../../games/*/Table.svelte');
const GUIDES = import.meta.glob<{ guide: Guide }>('../../games/*/guide.ts');
const OPENED = new Map<string, Promise<Drawing>>();

/** The game's own drawing, opened once: asked for anew in mid-game, it would forget what the player has in mind. */
export function drawingOf(game: string): Promise<Drawing> {
  const opened = OPENED.get(game) ?? open(game);
  OPENED.set(game, opened);
  return opened;
}

/** A game without a drawing, or whose drawing does not arrive, is played from a list. */
async function open(game: string): Promise<Drawing> {
  const list = () => import('./OptionList.svelte');
  const drawn = DRAWINGS[`../../games/${game}/Table.svelte`] ?? list;
  return (await drawn().catch(list)).default;
}

/** What helps a first game, if the game has it. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return (await GUIDES[`../../games/${game}/guide.ts`]?.())?.guide;
}
