import type { SeatTable } from './seat-table.svelte';
import type { Prompt } from '../game/outcome';
import { overheard } from '../drawing/drawings';
import type { GameWords } from '../game/game-words';

/** The one sentence: what is awaited, of whom, or how it ended. */
export function awaitedSentence(
  seat: SeatTable,
  words: GameWords,
  names: readonly string[],
): string {
  const view = seat.view;
  if (!view) return words.say('ask-waiting');
  // What a bot plays of a game that I gave up is not mine.
  const gaveUp = seat.place?.gave_up;
  if (view.outcome) return words.result(view.outcome, names, gaveUp ? undefined : seat.me.seat);
  if (seat.table?.paused) return words.say('ask-paused');
  const open = openPrompt(seat);
  if (open) return words.prompt(open, names);
  if (seat.busy || (seat.sending && seat.lost)) return words.say('ask-busy');
  if (view.prompt && gaveUp) return words.prompt({ ...view.prompt, mine: false }, names);
  if (view.prompt?.answered !== undefined)
    return words.say(seat.play?.window ? `ask-answered-${closing(seat)}` : 'ask-answered');
  return view.prompt ? words.prompt(view.prompt, names, seat.me.seat) : words.say('ask-waiting');
}

/** What closes the open window, for the person who has not heard it with their answer; '': nothing is to be said. */
export function closingSentence(seat: SeatTable, words: GameWords): string {
  const window = seat.view?.prompt && !seat.table?.paused ? seat.play?.window : undefined;
  if (!window || (seat.view?.prompt?.answered !== undefined && !openPrompt(seat))) return '';
  if (seat.keepsTime) return words.say('window-mine');
  return words.say(window.speakers.length ? 'window-speech' : `window-${closing(seat)}`);
}

/** At a covert step of a drawing that asks in secret: what stands on every screen alike. */
function openPrompt({ table, view, covert, moderates, me }: SeatTable): Prompt | undefined {
  if (!covert || moderates || me.seat < 0 || !view?.prompt) return undefined;
  return overheard(table?.setup.game ?? '', view.prompt);
}

/** By what it is closed; of a covert one nobody hears more than that it will be. */
function closing({ play, covert, table }: SeatTable): string {
  const closes = play?.window?.closes ?? 'ripe';
  if (closes === 'person' && table?.moderator === null) return 'owner';
  return covert && closes !== 'person' ? 'covert' : closes;
}
