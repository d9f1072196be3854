// The course of a game of Famiglia; a single possible answer of a trifling step is given by itself.

import { STEPS } from './steps.js';
import { deal } from './table.js';

export function start(decks) {
  return settle(deal(decks));
}

export function legal(s) {
  return STEPS[s.step].legal(s);
}

export function answer(s, choice) {
  s.step = STEPS[s.step].play(s, choice);
  settle(s);
}

function settle(s) {
  while (!s.over) {
    const step = STEPS[s.step];
    step.begin?.(s);
    if (!step.asks(s)) {
      s.step = step.next;
      continue;
    }
    const choices = step.legal(s);
    if (choices.length > 1 || !step.trifling) break;
    s.step = step.play(s, choices[0]);
  }
  return s;
}
