import type { Shown, Turn } from '../../lib/game/turn-pictures';
import { coloursOf } from './cards';
import sprite from './pictures.svg?raw';

const card = (name: string): Shown => ({
  picture: `pechenka-${name}`,
  colour: coloursOf(name).colour,
});

/** A round of each of the two games. */
export const turn: Turn = {
  sprite,
  parts: ({ variant }) =>
    variant === 'big_hunt'
      ? [
          { text: 'turn-declare', shown: ['?', '→', card('P')] },
          { text: 'turn-scout', shown: [card('P'), '≠', card('B')] },
          { text: 'turn-hunt', shown: [card('P'), '→', card('B')] },
        ]
      : [
          { text: 'turn-wheel', shown: [card('P'), '→', card('B'), '→', card('S')] },
          { text: 'turn-card', shown: [card('T'), card('hill'), card('sword')] },
          { text: 'turn-sword', shown: [card('sword'), '→', card('B')] },
          { text: 'turn-shield', shown: [card('shield'), '←', card('T')] },
          { text: 'turn-coins', shown: [card('sword'), '+', card('shield'), '+', card('hill')] },
        ],
};
