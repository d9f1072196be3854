import type { Drawing, Guide } from './scene';

const DRAWINGS = import.meta.glob<{ default: Drawing }>('../../games/*/Table.svelte');
const GUIDES = import.meta.glob<{ guide: Guide }>('../../games/*/guide.ts');

const READY = new Map<string, Drawing>();

/** The game's own drawing; a game without one, or whose drawing does not arrive, is played from a list. */
export async function drawingOf(game: string): Promise<Drawing> {
  const list = () => import('../table/OptionList.svelte');
  const drawn = DRAWINGS[`../../games/${game}/Table.svelte`] ?? list;
  const drawing = (await drawn().catch(list)).default;
  READY.set(game, drawing);
  return drawing;
}

/** The drawing, if it is here already: then the table is laid at once, and not twice. */
export function readyDrawing(game: string): Drawing | undefined {
  return READY.get(game);
}

/** What helps a first game, if the game has it and it arrives. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return (await GUIDES[`../../games/${game}/guide.ts`]?.().catch(() => undefined))?.guide;
}
