import type { Scene } from '../../lib/game/scene';
import type { Option } from '../../lib/connection/wire';
import { coinsOf, titleOf } from './cards';
import type { Mind } from './mind.svelte';
import { preyOf, viewOf } from './view';

/** What the golden button would do, and what that means. */
export function spokenFor(scene: Scene, option: Option): { title: string; second: string } {
  const { words, names, viewer } = scene;
  const view = viewOf(scene);
  const card = String(option.words.card ?? '');
  const step = view.prompt?.step ?? '';
  const role =
    view.variant === 'big_hunt'
      ? view.seats[viewer]?.roles[Number(option.words.slot ?? 1) - 1]?.role
      : undefined;
  const title = words.has(`do-${option.verb}`)
    ? words.say(`do-${option.verb}`, {
        step,
        name: names[Number(option.words.seat ?? -1)] ?? '',
        slot:
          view.variant === 'big_hunt' && view.seats[0]?.roles.length === 2
            ? Number(option.words.slot ?? 1)
            : 0,
      })
    : words.action(option);
  const second = words.say(`second-${option.verb}`, {
    step,
    coins: coinsOf(step),
    truth: role === card ? 'yes' : 'no',
    prey: option.verb === 'hunt' ? titleOf(words, preyOf(view.wheel, card)) : '',
  });
  return { title, second };
}

/** The golden button at this moment; none while nothing is awaited of me. */
export function mainButton(scene: Scene, mind: Mind) {
  const { words, view } = scene;
  const { meant, sealed } = mind;
  if (!scene.options.length || !view.prompt) return undefined;
  if (sealed && (!meant || meant === sealed)) {
    const card = titleOf(words, String(sealed.words.card));
    return {
      title: words.say('chosen', { card }),
      second: words.say('chosen.second'),
      ready: false,
      press: () => {},
    };
  }
  if (!meant) {
    const title = words.say(`pick-${view.prompt.step}`, {
      picked: mind.picked.length ? 'yes' : 'no',
    });
    return { title, ready: false, press: () => {} };
  }
  const { title, second } = spokenFor(scene, meant);
  return { title, second, option: meant, ready: true, press: () => scene.choose(meant) };
}
