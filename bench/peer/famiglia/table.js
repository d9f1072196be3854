// The table of Famiglia as plain data, and what happens on it.

import { points, remove, sheet, STARTING_SET, stronger } from './cards.js';

// The decks are stacks: their first card is last. How the second one will lie comes with the match, so that a game can be repeated.
export function deal({ starter, first, second }) {
  const s = {
    starter,
    current: starter,
    deck: [...first].reverse(),
    second: [...second].reverse(),
    under: [],
    street: [],
    discard: [],
    hands: [[...STARTING_SET], [...STARTING_SET]],
    areas: [[], []],
    passage: 1,
    passes: 0,
    refreshed: false,
    step: 'refresh',
    locked: null,
    limit: 0,
    owed: 0,
    last: 0,
    brute: 0,
    threatened: null,
    cost: 0,
    over: '',
  };
  draw(s, 6);
  return s;
}

export function draw(s, number) {
  for (; number > 0 && s.passage !== 3; number--) {
    s.street.push(s.deck.length ? s.deck.pop() : s.under.pop());
    if (s.deck.length || s.under.length) continue;
    if (s.passage === 1 && s.discard.length) {
      s.passage = 2;
      s.deck = [...s.second];
      s.discard = [];
    } else s.passage = 3;
  }
}

export function layDown(s, card) {
  remove(s.hands[s.current], card);
  s.areas[s.current].push(card);
}

export function nextTurn(s) {
  s.current = 1 - s.current;
  s.refreshed = false;
  s.threatened = null;
  s.cost = 0;
}

export function outcome(s) {
  const gangs = [0, 1].map((seat) => [...s.hands[seat], ...s.areas[seat]]);
  const scores = gangs.map(points);
  const ahead = scores[0] - scores[1] || stronger(gangs[0], gangs[1]);
  return {
    reason: s.over,
    scores,
    places: [ahead < 0 ? 2 : 1, ahead > 0 ? 2 : 1],
    ...(ahead === 0 && { draw: true }),
    sheet: gangs.map(sheet),
  };
}
