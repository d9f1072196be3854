import type { Look } from '../../lib/game/look';
import back from './back.svg';
import lid from './lid.svg';

export const look: Look = {
  shelf: 5,
  lid,
  back,
  dark: '#0c1222',
  cloth: { light: '#33606b', dark: '#1d3841' },
  print: 'linear-gradient(180deg, rgb(255 176 110 / 0.24), transparent 30%)',
};
