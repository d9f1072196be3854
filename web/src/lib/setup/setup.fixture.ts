import type { GameInfo, OptionInfo } from '../connection/wire';

export const option = (given: Partial<OptionInfo>): OptionInfo => ({
  id: 'x',
  kind: 'flag',
  default: true,
  choices: [],
  least: 0,
  most: 0,
  needs: {},
  view_only: false,
  seats: {},
  headline: false,
  variant: false,
  group: '',
  moderated: null,
  ...given,
});
export const GAME: GameInfo = {
  id: 'quoits',
  corrected: [],
  windows: {},
  absent: 'bot',
  advice: [],
  moderator: false,
  hand_dealt: {},
  lot: false,
  dealt_aside: {},
  card_sides: {},
  seats: [2, 3, 4],
  options: [
    option({ id: 'wind' }),
    option({ id: 'rings', kind: 'number', default: 5, least: 3, most: 9 }),
    option({ id: 'stake', kind: 'choice', default: 'near', choices: ['near', 'far'] }),
    option({ id: 'gusts', default: false, needs: { wind: [true] } }),
  ],
};
