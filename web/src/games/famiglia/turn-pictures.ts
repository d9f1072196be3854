import type { Shown, Turn } from '../../lib/game/turn-pictures';
import { lookOf } from './cards';
import sprite from './pictures.svg?raw';

const card = (name: string, back = false): Shown => ({
  picture: `famiglia-${name}`,
  colour: lookOf(name).ink,
  back,
});

/** The four things that one may do, in their order. */
export const turn: Turn = {
  sprite,
  parts: () => [
    { text: 'turn-refresh', shown: [card('I3', true), '→', card('B0')] },
    { text: 'turn-accountant', shown: [card('A2'), '→', '⇄'] },
    { text: 'turn-brute', shown: [card('B1'), '→', card('M2'), '−1'] },
    { text: 'turn-recruit', shown: [card('I0'), card('I0'), '→', card('I1')] },
  ],
};
