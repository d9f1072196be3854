import { pending } from '../device/pending';
import { locale } from '../words/locale.svelte';
import type { WordGroup } from '../words/word-groups';

/** When what nobody has wanted yet is fetched all the same, and how soon again if the connection was lost. */
const [SETTLED, AGAIN] = [15_000, 2_000];

/**
 * A part of the page with a file of its own, fetched when it is first wanted, together with its words; a lost
 * connection, which the page tells elsewhere, only delays it.
 */
export function part<T>(
  load: () => Promise<{ default: T }>,
  ...words: readonly WordGroup[]
): () => Promise<T> {
  let wanted: Promise<T> | undefined;
  async function fetched(): Promise<T> {
    for (;;)
      try {
        return (await Promise.all([load(), locale.add(...words)]))[0].default;
      } catch {
        await new Promise((again) => setTimeout(again, AGAIN));
      }
  }
  return () => (wanted ??= pending(fetched()));
}

/** For `onMount`: some time after the page is there its parts are at hand, also without a connection. */
export function fetchLater(parts: readonly (() => Promise<unknown>)[]): () => void {
  const later = setTimeout(() => parts.forEach((fetch) => void fetch()), SETTLED);
  return () => clearTimeout(later);
}
