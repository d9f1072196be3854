// Famiglia as a game of boardgame.io, written as its manual shows: a move changes G, and playerView hides what is secret.

import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { answer, legal, start } from './rules.js';
import { outcome } from './table.js';
import { options, view } from './view.js';

export const famiglia = {
  name: 'famiglia',
  minPlayers: 2,
  maxPlayers: 2,
  setup: (_, decks) => start(decks),
  turn: { order: { first: ({ G }) => G.starter, next: ({ G }) => G.current } },
  moves: {
    choose: {
      client: false, // a browser does not know the deck
      move({ G, events }, choice) {
        if (!legal(G).includes(choice)) return INVALID_MOVE;
        const mover = G.current;
        answer(G, choice);
        if (G.current !== mover) events.endTurn();
      },
    },
  },
  endIf: ({ G }) => (G.over ? outcome(G) : undefined),
  playerView: ({ G, playerID }) => ({
    view: view(G, Number(playerID)),
    options: options(G, Number(playerID)),
  }),
};
