import { locale } from './lib/words/locale.svelte';
import { WORD_GROUPS } from './lib/words/word-groups';

// As in main.ts: nothing can be said before. Which words a part loads itself is tested in words/word-groups.test.ts.
await locale.open();
await locale.add(...WORD_GROUPS);
