import type { Option } from '../../lib/connection/wire';
import { change, gainOf, gainTold } from './gains';
import type { EmpireScene } from './scene';
import type { SignName } from './Sign.svelte';

export interface Deed {
  verb: string;
  icon: SignName;
}
const DEEDS: Deed[] = [
  { verb: 'play', icon: 'up' },
  { verb: 'cast', icon: 'bulb' },
  { verb: 'protect', icon: 'lock' },
  { verb: 'drop', icon: 'bin' },
];

/** What may be done with a card of the hand at this table. */
export const deedsOf = ({ view }: EmpireScene): Deed[] =>
  DEEDS.filter(({ verb }) => verb !== 'protect' || !view.modes.includes('defenceless'));

/** What an ability would do as soon as the card is played; nothing for those that do nothing then. */
export function abilityOf({ view, words }: EmpireScene, card: string): string {
  if (!words.has(`does-${card}`)) return '';
  return words.say(view.idle?.includes(card) ? 'does-nothing' : `does-${card}`);
}

/** What a button promises: the real change of my candies, and what the ability will do. */
export function promiseOf(scene: EmpireScene, option: Option): string {
  const { words, view } = scene;
  const card = String(option.words.card);
  if (option.verb === 'play') {
    const ability = abilityOf(scene, card);
    return ability ? `${change(gainOf(scene, card))}, ${ability}` : gainTold(scene, card);
  }
  if (option.verb === 'drop')
    return words.say(view.modes.includes('open_discard') ? 'deed-drop.open' : 'deed-drop.second');
  return words.say(option.verb === 'cast' ? `casts-${card}` : 'deed-protect.second');
}
