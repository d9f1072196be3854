import Marks from './HintMarks.svelte';
import Note from './HintNote.svelte';

/** A hint: its words in the place of what is asked, and its marks on the table. */
export default { Note, Marks };
