import type { Look } from '../../lib/game/look';
import back from './back.svg';
import lid from './lid.svg';

export const look: Look = {
  shelf: 1,
  lid,
  back,
  dark: '#1a2d54',
  cloth: { light: '#2c4777', dark: '#182a4d' },
};
