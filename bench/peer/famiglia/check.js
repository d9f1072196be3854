// Plays transcripts (JSON on stdin) without a server; fails where this is not the same game as ours, or not the same view of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { answer, start } from './rules.js';
import { outcome } from './table.js';
import { options, view } from './view.js';

const transcripts = JSON.parse(readFileSync(0, 'utf8'));
for (const transcript of transcripts) {
  const s = start(transcript);
  transcript.choices.forEach(([seat, choice], i) => {
    assert.equal(s.current, seat);
    assert.deepEqual(view(s, 0), transcript.views[i]);
    assert.deepEqual(options(s, seat), transcript.options[i]);
    answer(s, choice);
  });
  assert.deepEqual(view(s, 0), transcript.views.at(-1));
  assert.deepEqual(outcome(s).scores, transcript.scores);
}
console.log(transcripts.length);
