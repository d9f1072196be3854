import { locale } from '../words/locale.svelte';

/** Seconds as «1 мин 30 с»; whole minutes and less than one are said alone. */
export function duration(seconds: number): string {
  return locale.say('duration', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
