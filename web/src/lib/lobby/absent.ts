import type { GameInfo, Setup } from '../connection/wire';

type Way = GameInfo['absent'];
const WAYS: Way[] = ['bot', 'wait', 'end'];

/** What may be agreed for somebody who is gone, the game's own way first. */
export function waysWithAbsent({ absent }: GameInfo): Way[] {
  return [absent, ...WAYS.filter((way) => way !== absent)];
}

/** What holds for somebody who is gone. */
export function wayWithAbsent(game: GameInfo, { absent }: Setup): Way {
  return absent ?? game.absent;
}

/** The key of its words: where to wait is the game's own way it stops for nobody. */
export function absentWord(game: GameInfo, way: Way): string {
  return way === 'wait' && game.absent === 'wait' ? 'absent-on' : `absent-${way}`;
}
