import type { Look } from '../../lib/game/look';
import back from './back.svg';
import lid from './lid.svg';

export const look: Look = {
  shelf: 4,
  lid,
  back,
  dark: '#6c1641',
  cloth: { light: '#962a5e', dark: '#551737' },
  print:
    'repeating-linear-gradient(135deg, rgb(255 235 245 / 0.055) 0 18px, transparent 18px 36px)',
};
