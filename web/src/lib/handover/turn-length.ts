import type { PaceSetup } from '../connection/wire';

/** Seconds that one device stays in each hand of a covert round, or lies in the middle for a call. */
const SECONDS: Record<PaceSetup['tempo'], number> = { brisk: 6, usual: 8, slow: 14 };
/** What is only read takes less: a note has one line, and by day it can be read again. */
const READING = 0.5;
/** When nothing but the deal has happened everybody looks at their cards first. */
const DEAL = 1.75;

/**
 * A call that is for a few, who have to agree, is longer; for the role it is made for it is as long as for any other.
 */
const CALL: Record<string, number> = { short: 1, pair: 1.5, vote: 2 };

type Agreed = Pick<PaceSetup, 'tempo'>;
const USUAL: Agreed = { tempo: 'usual' };

/** Seconds that the device lies in the middle for one call. */
export const callLength = ({ tempo }: Agreed = USUAL, pace: unknown): number =>
  Math.round(SECONDS[tempo] * (CALL[String(pace)] ?? 1));

/** The same for everybody: it depends on what was agreed, on the step, and on whether the game has only begun. */
export function turnLength({ tempo }: Agreed = USUAL, begins: boolean, reads: boolean): number {
  return Math.round(SECONDS[tempo] * (begins ? DEAL : reads ? READING : 1));
}
