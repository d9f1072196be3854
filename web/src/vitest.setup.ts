import { locale } from './lib/words/locale.svelte';

// As in main.ts: nothing can be said before.
await locale.open();
