import type { Option } from '../../lib/connection/wire';
import type { Picking } from '../../lib/kit/picking.svelte';
import { coinsOf, titleOf } from './cards';
import { preyOf, type PechenkaScene } from './scene';

/** The answer that the golden button would give, and its meaning. */
function says(scene: PechenkaScene, option: Option): { title: string; second: string } {
  const { view, words, facts, names, viewer } = scene;
  const { verb } = option;
  const step = view.prompt?.step ?? '';
  const card = String(option.words.card ?? '');
  const slot = Number(option.words.slot ?? 1);
  const roles = view.seats[viewer]?.roles ?? [];
  const said = {
    step,
    name: names[Number(option.words.seat ?? -1)] ?? '',
    slot: roles.length === 2 ? slot : 0,
    coins: coinsOf(facts, step),
    truth: roles[slot - 1]?.role === card ? 'yes' : 'no',
    card: card ? titleOf(words, card) : '',
    prey: verb === 'hunt' ? titleOf(words, preyOf(view, card)) : '',
  };
  const title = words.has(`do-${verb}`) ? words.say(`do-${verb}`, said) : words.action(option);
  return { title, second: words.say(`second-${verb}`, said) };
}

/** The golden button at this moment; none while no answer of mine is awaited. */
export function mainButton(scene: PechenkaScene, { meant, sealed, picked }: Picking) {
  const { words, view } = scene;
  if (!scene.options.length || !view.prompt) return undefined;
  if (meant && meant !== sealed)
    return { ...says(scene, meant), option: meant, ready: true, press: () => scene.choose(meant) };
  const waits = { ready: false, press: () => {} };
  if (sealed) {
    const card = titleOf(words, String(sealed.words.card));
    return { title: words.say('chosen', { card }), second: words.say('chosen.second'), ...waits };
  }
  const some = picked.length ? 'yes' : 'no';
  return { title: words.say(`pick-${view.prompt.step}`, { picked: some }), ...waits };
}
