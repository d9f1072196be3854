import type { SeatInfo, Setup } from './wire';

/** What this browser stored with the names of the last version, read for one version more. */

type OldSetup = Partial<Omit<Setup, 'pace'>> & {
  chair?: boolean;
  pace?: Omit<NonNullable<Setup['pace']>, 'closes'> & { closes: string };
};

/** A set-up as it was agreed last time. */
export function renewedSetup(stored: Partial<Setup>): Partial<Setup> {
  const { chair, pace, ...setup } = stored as OldSetup;
  const renewed = pace && { ...pace, closes: pace.closes === 'host' ? 'person' : pace.closes };
  return {
    ...(chair !== undefined && { moderator: chair }),
    ...setup,
    ...(renewed && { pace: renewed as Setup['pace'] }),
  };
}

/** A table as it was seen before a shuffle. */
export function renewedSight<T extends { moderator: SeatInfo | null }>(stored: T): T {
  const { chair } = stored as T & { chair?: T['moderator'] };
  return chair === undefined || 'moderator' in stored
    ? stored
    : { ...(stored as T), moderator: chair };
}
