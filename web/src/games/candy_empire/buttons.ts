import type { Option } from '../../lib/connection/wire';
import type { Picking } from '../../lib/kit/picking.svelte';
import { signed } from '../../lib/words/signed';
import { candiesOf, pairOf } from './cards';
import type { EmpireScene } from './scene';

/** Answers that touch nothing: those that do something, and those that do without. */
const DOES = ['use', 'block'];
const WITHOUT = ['skip', 'pass', 'keep'];

/** The words that the texts of a button may use. */
function wordsOf({ words, facts, names, view, viewer }: EmpireScene, option: Option) {
  const { card, discarded, seat } = option.words;
  const called = (name: unknown) => (name ? words.card(String(name)) : '');
  const pair = card ? pairOf(facts, String(card)) : null;
  return {
    card: called(card),
    discarded: called(discarded),
    candies: card ? signed(candiesOf(facts, String(card))) : '',
    partner: pair ? words.card(pair.partner) : '',
    brings: pair?.candies ?? 0,
    name: seat === undefined ? '' : (names[Number(seat)] ?? ''),
    mine: seat === viewer ? 'yes' : 'no',
    step: view.prompt?.step ?? '',
  };
}

function titles(scene: EmpireScene, option: Option) {
  const said = wordsOf(scene, option);
  return {
    title: scene.words.say(`do-${option.verb}`, said),
    second: scene.words.say(`do-${option.verb}.second`, said),
  };
}

/** The golden button: the answer that is meant, or what is still missing; none while no answer of mine is awaited. */
export function mainButton(scene: EmpireScene, picking: Picking) {
  const { prompt, outcome } = scene.view;
  if (!prompt?.mine || outcome || !picking.offered.length) return undefined;
  const { meant, sealed } = picking;
  const plain = picking.offered.find(({ verb }) => DOES.includes(verb));
  const only = picking.offered.length === 1 ? picking.offered[0] : undefined;
  const option = (meant !== sealed && meant) || plain || (only?.touches.length ? undefined : only);
  if (option && option !== sealed) {
    const press = () => scene.choose(option);
    return { ...titles(scene, option), option, ready: true, press };
  }
  const waits = { ready: false, press: () => undefined };
  if (sealed) return { title: scene.words.say('answered'), ...waits };
  const key =
    prompt.step === 'main' && picking.picked.length ? 'await-protect' : `await-${prompt.step}`;
  return { title: scene.words.say(key), ...waits };
}

/** The button beside it: the answer that does without. */
export function sideButtons(scene: EmpireScene, { offered }: Picking) {
  const without = offered.find(({ verb }) => WITHOUT.includes(verb));
  if (!without || offered.length === 1) return [];
  return [{ title: scene.words.say(`side-${without.verb}`), press: () => scene.choose(without) }];
}
