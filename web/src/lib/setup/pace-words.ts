import { locale } from '../words/locale.svelte';
import type { GameInfo, PaceSetup } from '../connection/wire';
import { duration } from './duration';
import { agreedLength, pacesOf } from './pace';

/** «разговор 3 мин, голосование 45 с». */
export function lengthsText(game: GameInfo, agreed: PaceSetup): string {
  return pacesOf(game)
    .map((of) => `${locale.say(`pace-${of}`)} ${duration(agreedLength(game, agreed, of))}`)
    .join(', ');
}

/** The tempo by its name and what it means; with a length of one's own, only what it means. */
export function paceText(game: GameInfo, agreed: PaceSetup): string {
  const own = pacesOf(game).some((of) => agreed.seconds[of] !== null);
  const lengths = lengthsText(game, agreed);
  return own ? lengths : `${locale.say(`tempo-${agreed.tempo}`)}: ${lengths}`;
}
