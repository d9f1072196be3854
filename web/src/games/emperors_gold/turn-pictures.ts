import type { Shown, Turn } from '../../lib/game/turn-pictures';
import { tintOf, type Colour, type Shape } from './stones';
import stones from './stones.svg?raw';

const stone = (shape: Shape, colour: Colour): Shown => ({
  picture: `gold-${shape}`,
  colour: tintOf(colour).dark,
});

/** The three parts of a turn. */
export const turn: Turn = {
  sprite: stones,
  parts: () => [
    {
      text: 'turn-pawn',
      shown: [{ picture: 'gold-pawn-figure', colour: '#7a4a00' }, '⇄', stone('star', 'red')],
    },
    {
      text: 'turn-place',
      shown: [stone('circle', 'red'), '+', stone('circle', 'blue'), '+', stone('star', 'blue')],
    },
    { text: 'turn-claim', shown: [stone('circle', 'red'), stone('star', 'blue'), '→', '★ 5'] },
  ],
};
