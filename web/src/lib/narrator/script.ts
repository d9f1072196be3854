import type { Narration } from '../game/narration';
import type { View } from '../game/scene';
import type { Prompt } from '../game/outcome';
import type { Entry } from '../connection/wire';
import type { GameWords } from '../game/game-words';
import type { Line } from './queue';

/** What a spectator was told; a narrator reads nothing else. */
export interface PublicPlay {
  view: Pick<View, 'prompt' | 'outcome'>;
  decision: number;
}

export interface Wording {
  narration: Narration;
  words: GameWords;
  names: readonly string[];
  /** The table's own words for this text; undefined: those of the game. */
  own(key: string): string | undefined;
}

/** What is said when the table comes from `before` to `now`; null: the narrator has just come. */
export function linesBetween(
  before: PublicPlay | null,
  now: PublicPlay,
  fresh: readonly Entry[],
  wording: Wording,
): Line[] {
  const { prompt, outcome } = now.view;
  const closed = before && before.decision !== now.decision ? before.view.prompt : null;
  const opened = !before || before.decision !== now.decision ? prompt : null;
  const news = [
    closed ? closing(closed, wording) : '',
    ...fresh.flatMap(({ events }) => events.flatMap((event) => announced(event, wording))),
    outcome && !before?.view.outcome ? wording.words.result(outcome, wording.names) : '',
  ];
  const call = opened ? opening(opened, wording) : '';
  return [
    ...news.map((text) => ({ text, decision: null })),
    { text: call, decision: now.decision },
  ].filter(({ text }) => text !== '');
}

/** Who sleeps again. */
function closing(prompt: Prompt, wording: Wording): string {
  return joined(wording.narration.spokenEnd?.(prompt) ?? [], prompt, wording);
}

/** What is awaited of all, and who wakes. */
function opening(prompt: Prompt, wording: Wording): string {
  const { narration } = wording;
  return joined(narration.spokenPrompt?.(prompt) ?? [`step-${prompt.step}`], prompt, wording);
}

function joined(keys: readonly string[], prompt: Prompt, { words, names, own }: Wording): string {
  const told = { ...prompt, mine: false };
  return keys.map((key) => own(key) ?? words.tell(key, told, names)).join(' ');
}

function announced(event: Entry['events'][number], wording: Wording): string[] {
  const { narration, words, names, own } = wording;
  const name = String(event.event);
  if (!narration.events.includes(name) || 'heard_by' in event) return [];
  const keys = narration.spoken?.(event);
  if (keys) return keys.map((key) => own(key) ?? words.tell(key, event, names));
  return [own(`event-${name}`) ?? words.event(event, names)];
}
