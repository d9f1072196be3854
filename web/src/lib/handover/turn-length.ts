import type { PaceSetup } from '../connection/wire';

/** Seconds that one device stays in each hand of a covert round. */
const SECONDS: Record<PaceSetup['tempo'], number> = { brisk: 8, usual: 12, slow: 20 };
/** When nothing but the deal has happened everybody looks at their cards first. */
const DEAL = 2;

/**
 * A call that is for a few, who have to agree, is longer; for the role it is made for it is as long as for any other.
 */
const CALL: Record<string, number> = { short: 1, pair: 1.5, vote: 2 };

/** Seconds that the device lies in the middle for one call. */
export const callLength = (
  { tempo }: Pick<PaceSetup, 'tempo'> = { tempo: 'usual' },
  pace: unknown,
): number => Math.round(SECONDS[tempo] * (CALL[String(pace)] ?? 1));

/** The same for everybody: it depends on what was agreed, and on whether the game has only begun. */
export function turnLength(
  { tempo }: Pick<PaceSetup, 'tempo'> = { tempo: 'usual' },
  lines: number,
): number {
  return SECONDS[tempo] * (lines <= 1 ? DEAL : 1);
}
