import { reader } from './lib/reader.svelte';

// As in main.ts: nothing can be said before.
await reader.open();
