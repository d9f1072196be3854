import type { Tempo } from '../clock/tempi';
import type { GameInfo, PaceSetup, WindowSeconds } from '../connection/wire';

export type Closes = PaceSetup['closes'];
/** The kind of a window, by which its length is agreed on. */
export type Pace = keyof WindowSeconds;

const AS_THE_TEMPO: WindowSeconds = { short: null, pair: null, vote: null, talk: null, word: null };
export const USUAL_PACE: PaceSetup = { closes: 'ripe', tempo: 'usual', seconds: AS_THE_TEMPO };

/** The ways in which windows of this game can end. */
export function closings({ moderator }: GameInfo): Closes[] {
  return moderator ? ['ripe', 'fixed', 'person'] : ['ripe', 'fixed'];
}

/** The kinds of windows that the game has, the longest first. */
export function pacesOf({ windows }: GameInfo): Pace[] {
  const length = (pace: string) => windows[pace]?.usual ?? 0;
  return Object.keys(windows).sort((a, b) => length(b) - length(a)) as Pace[];
}

/** Seconds that a window is open, by the tempo alone or as agreed. */
export function tempoLength(game: GameInfo, tempo: Tempo, of: Pace): number {
  return game.windows[of]?.[tempo] ?? 0;
}
export function agreedLength(game: GameInfo, { tempo, seconds }: PaceSetup, of: Pace): number {
  return seconds[of] ?? tempoLength(game, tempo, of);
}

/** Another tempo, with all its lengths. */
export function inTempo(agreed: PaceSetup, tempo: Tempo): PaceSetup {
  return { ...agreed, tempo, seconds: AS_THE_TEMPO };
}

/** Another length of one kind of window. */
export function lasting(game: GameInfo, agreed: PaceSetup, of: Pace, length: number): PaceSetup {
  const own = length === tempoLength(game, agreed.tempo, of) ? null : length;
  return { ...agreed, seconds: { ...agreed.seconds, [of]: own } };
}
