import type { Look } from '../../lib/game/look';
import back from './back.svg';
import lid from './lid.svg';

export const look: Look = {
  shelf: 2,
  lid,
  back,
  dark: '#0b444c',
  cloth: { light: '#14616b', dark: '#0e3b43' },
};
