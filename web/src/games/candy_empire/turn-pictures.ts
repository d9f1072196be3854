import type { Shown, Turn } from '../../lib/game/turn-pictures';
import { lookOf } from './cards';
import sprite from './pictures.svg?raw';

const card = (name: string, back = false): Shown => ({
  picture: `empire-${name}`,
  colour: lookOf(name).colour,
  back,
});

/** One of three things, and what comes of it. */
export const turn: Turn = {
  sprite,
  parts: () => [
    { text: 'turn-play', shown: [card('POL'), '→', card('OTN')] },
    { text: 'turn-protect', shown: [card('KAR', true), '→', card('TOR'), '✓'] },
    { text: 'turn-discard', shown: [card('SUD', true), '→', '✕'] },
    { text: 'turn-pair', shown: [card('SKU'), '+', card('VOR'), '=', '5'] },
  ],
};
