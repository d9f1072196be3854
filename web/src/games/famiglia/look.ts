import type { Look } from '../../lib/game/look';
import back from './back.svg';
import lid from './lid.svg';

export const look: Look = {
  shelf: 1,
  lid,
  back,
  dark: '#5e161b',
  cloth: { light: '#86292f', dark: '#4c191d' },
  print:
    'repeating-linear-gradient(0deg, rgb(255 235 215 / 0.05) 0 22px, transparent 22px 44px), repeating-linear-gradient(90deg, rgb(255 235 215 / 0.05) 0 22px, transparent 22px 44px)',
};
