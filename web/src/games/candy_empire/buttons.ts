import type { Option } from '../../lib/connection/wire';
import type { Picking } from '../../lib/kit/picking.svelte';
import { change, gainOf, gainTold, worthOf } from './gains';
import type { EmpireScene } from './scene';

/** Answers that touch nothing: those that do something, and those that do without. */
const DOES = ['use', 'block'];
const WITHOUT = ['skip', 'pass', 'keep'];

/** The words that the texts of a button may use: what it does, to whom, and what it changes. */
function wordsOf(scene: EmpireScene, { verb, words: of }: Option) {
  const { words, names, view, viewer } = scene;
  const called = (name: unknown) => (name ? words.card(String(name)) : '');
  const card = String(of.card ?? '');
  const seat = of.seat === undefined ? -1 : Number(of.seat);
  const owner = verb === 'lose' ? viewer : seat;
  const kidnapped = view.kidnaps?.[card] ?? [];
  const mine = kidnapped[viewer] ?? 0;
  return {
    card: called(card),
    discarded: called(of.discarded),
    name: names[seat] ?? '',
    mine: seat === viewer ? 'yes' : 'no',
    step: view.prompt?.step ?? '',
    gain: card ? change(gainOf(scene, card)) : '',
    told: card ? gainTold(scene, card) : '',
    lost: card && owner >= 0 ? change(-worthOf(scene, owner, card)) : '',
    ours: change(mine),
    theirs: change(kidnapped.reduce((all, one) => all + one, 0) - mine),
    price: change(view.pending?.price ?? 0),
  };
}

function titles(scene: EmpireScene, option: Option) {
  const said = wordsOf(scene, option);
  return {
    title: scene.words.say(`do-${option.verb}`, said),
    second: scene.words.say(`do-${option.verb}.second`, said),
  };
}

/**
 * The golden button: the answer that is meant, or what is still missing; none while no answer of mine is awaited. The
 * uses of a card of the hand have buttons of their own.
 */
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
  const key = prompt.step === 'main' ? 'await-protect' : `await-${prompt.step}`;
  return { title: scene.words.say(key), ...waits };
}

/** The button beside it: the answer that does without. */
export function sideButtons(scene: EmpireScene, { offered }: Picking) {
  const without = offered.find(({ verb }) => WITHOUT.includes(verb));
  if (!without || offered.length === 1) return [];
  return [{ title: scene.words.say(`side-${without.verb}`), press: () => scene.choose(without) }];
}
