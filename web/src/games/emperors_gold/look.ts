import type { Look } from '../../lib/game/look';
import back from './back.svg';
import lid from './lid.svg';

export const look: Look = {
  shelf: 3,
  lid,
  back,
  dark: '#1a2d54',
  cloth: { light: '#2c4777', dark: '#182a4d' },
  print:
    'repeating-linear-gradient(45deg, rgb(240 199 94 / 0.09) 0 2px, transparent 2px 22px), repeating-linear-gradient(-45deg, rgb(240 199 94 / 0.09) 0 2px, transparent 2px 22px)',
};
