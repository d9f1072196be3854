import type { Entry } from '../connection/wire';
import type { Drawing, Guide, View } from '../game/scene';
import type { Prompt } from '../game/outcome';

const DRAWINGS = import.meta.glob<Drawn>('../../games/*/Table.svelte');
const GUIDES = import.meta.glob<{ guide: Guide }>('../../games/*/guide.ts');

/**
 * `secret`: events that only the drawing tells, where nobody else can read them; `causes`: those that a moderator is
 * told beside. `overheard`: at a covert step it asks
 * there, too, and this of the prompt stands on every screen alike. `calls`: all hear who is asked at this covert step.
 * `reads`: nobody answers at it. `wakes`: as far as all know, this seat may be asked something at it.
 */
interface Drawn {
  default: Drawing;
  secret?: readonly string[];
  causes?: readonly string[];
  overheard?: (prompt: Prompt) => Prompt;
  calls?: (prompt: Prompt) => boolean;
  reads?: (prompt: Prompt) => boolean;
  wakes?: (view: View, seat: number) => boolean;
}
const READY = new Map<string, Drawn>();

/** The game's own drawing; a game without one, or whose drawing does not arrive, is played from a list. */
export async function drawingOf(game: string): Promise<Drawing> {
  const list = (): Promise<Drawn> => import('./OptionList.svelte');
  const drawn = DRAWINGS[`../../games/${game}/Table.svelte`] ?? list;
  const drawing = await drawn().catch(list);
  READY.set(game, drawing);
  return drawing.default;
}

/** The drawing, if it is here already: then the table is laid at once, and not twice. */
export function readyDrawing(game: string): Drawing | undefined {
  return READY.get(game)?.default;
}

/** Does the drawing keep what only its player may see under a finger, so that it may lie before everybody? */
export function isDiscreet(game: string): boolean {
  return READY.get(game)?.secret !== undefined;
}

/**
 * The log as it may lie open on a screen that others see; that of the moderator without the causes, too, and for
 * whom they answered.
 */
export function withoutSecrets(game: string, log: Entry[], moderates = false): Entry[] {
  const { secret, causes = [] } = READY.get(game) ?? {};
  if (!secret) return log;
  const hidden = moderates ? [...secret, ...causes] : secret;
  return log.map((entry) => ({
    ...entry,
    helped: moderates ? [] : entry.helped,
    events: entry.events.filter(({ event }) => !hidden.includes(String(event))),
  }));
}

/** What everybody may read of a covert prompt, if the drawing asks in secret. */
export function overheard(game: string, prompt: Prompt): Prompt | undefined {
  return READY.get(game)?.overheard?.(prompt);
}

/** Do all hear who is asked at this covert step, so that they can answer on one device in the middle? */
export function isCalledAloud(game: string, prompt: Prompt): boolean {
  return READY.get(game)?.calls?.(prompt) ?? false;
}

/** Has nobody anything to do at this covert step but to read? */
export function isOnlyRead(game: string, prompt: Prompt): boolean {
  return READY.get(game)?.reads?.(prompt) ?? false;
}

/** May this seat be asked something, or read, at this covert step, as far as everybody knows? */
export function mayWake(game: string, view: View, seat: number): boolean {
  return READY.get(game)?.wakes?.(view, seat) ?? true;
}

/** What helps a first game, if the game has it and it arrives. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return (await GUIDES[`../../games/${game}/guide.ts`]?.().catch(() => undefined))?.guide;
}
