import { locale } from '../words/locale.svelte';

/** The server takes no longer name (wire/fields.py). */
const MOST = 24;

/** Attached to a field for a name: one that is too long is said so and not sent, and never cut. */
export function nameLength(input: HTMLInputElement): () => void {
  const judge = () => {
    const count = [...input.value.trim()].length - MOST;
    input.setCustomValidity(count > 0 ? locale.say('name-long', { count, most: MOST }) : '');
    if (count > 0) input.reportValidity();
  };
  input.addEventListener('input', judge);
  return () => input.removeEventListener('input', judge);
}
