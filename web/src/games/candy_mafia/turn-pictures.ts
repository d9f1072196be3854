import type { Shown, Turn } from '../../lib/game/turn-pictures';
import sprite from './pictures.svg?raw';

const role = (name: string, colour: string): Shown => ({ picture: `mafia-${name}`, colour });
const [TOWN, CRIME] = ['#1f5f7a', '#8a1f33'];

/** A night and the day after it. */
export const turn: Turn = {
  sprite,
  parts: () => [
    { text: 'turn-night', shown: [role('don', CRIME), '→', role('nobleman', TOWN)] },
    { text: 'turn-abilities', shown: [role('detective', TOWN), role('doctor', TOWN), '→', '?'] },
    { text: 'turn-talk', shown: ['«…»'] },
    {
      text: 'turn-vote',
      shown: [role('nobleman', TOWN), role('judge', TOWN), '→', role('don', CRIME)],
    },
  ],
};
