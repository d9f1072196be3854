import type { SeatTable } from '../connection/seat-table.svelte';
import type { GameWords } from '../words/game-words';
import type { Outcome } from '../game/scene';

/** The one sentence: what is awaited, of whom, or how it ended. */
export function awaitedSentence(
  seat: SeatTable,
  words: GameWords,
  names: readonly string[],
): string {
  const view = seat.view;
  if (!view) return words.say('ask-waiting');
  if (view.outcome) return ended(view.outcome, words, names, seat.me.seat);
  if (seat.table?.paused) return words.say('ask-paused');
  if (seat.busy) return words.say('ask-busy');
  if (view.prompt?.answered !== undefined) return words.say('ask-answered');
  return view.prompt ? words.prompt(view.prompt, names, seat.me.seat) : words.say('ask-waiting');
}

/** Who won. */
export function ended(
  outcome: Outcome,
  words: GameWords,
  names: readonly string[],
  viewer: number,
): string {
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.includes(viewer)) return won(outcome, winners.length, viewer, words);
  const who = words.row(winners.map((seat) => words.player(seat, names)));
  return words.say(winners.length === 1 ? 'ask-lost' : 'ask-lost-many', { names: who });
}

function won({ scores }: Outcome, winners: number, viewer: number, words: GameWords): string {
  const mine = scores[viewer] ?? 0;
  if (winners > 1) return words.say('ask-tie', { mine });
  const best = Math.max(...scores.filter((_, seat) => seat !== viewer));
  // Whoever wins because another gives up may have fewer points.
  return mine > best ? words.say('ask-won', { mine, best }) : words.say('ask-won-plain');
}
