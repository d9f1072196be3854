import type { GameInfo, Setup } from '../connection/wire';

/** What is agreed for somebody who is gone; own: the game's own way, as long as anybody is here. */
type Way = 'own' | NonNullable<Setup['absent']>;
const WAYS: Way[] = ['own', 'bot', 'wait', 'end'];

/** What may be agreed; where the game waits for nobody, to wait is nothing else. */
export function waysWithAbsent({ absent }: GameInfo): Way[] {
  return WAYS.filter((way) => way !== 'wait' || absent !== 'wait');
}

/** What holds at a table. */
export function wayWithAbsent(game: GameInfo, { absent }: Setup): Way {
  return waysWithAbsent(game).find((way) => way === absent) ?? 'own';
}

/** The key of its words: a game that waits for nobody plays on. */
export function absentWord({ absent }: GameInfo, way: Way): string {
  return way === 'own' && absent === 'wait' ? 'absent-on' : `absent-${way}`;
}
