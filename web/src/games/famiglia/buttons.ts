import type { Option } from '../../lib/connection/wire';
import type { Picking } from '../../lib/kit/picking.svelte';
import { wordsOf } from './choice';
import type { Exchanging } from './exchanging.svelte';
import type { FamigliaScene } from './view';

type Said = Record<string, string | number>;

// Answers that touch no card and do the least.
const SKIPS = ['stop', 'no-accountant', 'no-brute'];
const PASS = 'pass';

const titles = ({ words }: FamigliaScene, key: string, said: Said = {}) => ({
  title: words.say(key, said),
  second: words.say(`${key}.second`, said),
});
const waiting = (scene: FamigliaScene, key: string, said?: Said) => ({
  ...titles(scene, key, said),
  ready: false,
  press: () => undefined,
});

/** I have touched «pass» and not yet confirmed it. */
export const isPassing = (picking: Picking): boolean =>
  picking.begun && picking.meant?.verb === PASS;

/** No card can be recruited: only the pass is left. */
const onlyPass = ({ offered }: Picking) =>
  offered.length === 1 && offered[0]?.verb === PASS ? offered[0] : undefined;

/** There are several ways to do what was picked: they are listed. */
export const isListed = ({ view }: FamigliaScene, { picked, ways }: Picking): boolean =>
  ways.length > 1 && (picked.length > 0 || view.prompt?.step === 'lower');

/** The golden button: the answer that is meant, or what is still missing; none while no answer of mine is awaited. */
export function mainButton(scene: FamigliaScene, picking: Picking, exchange: Exchanging) {
  const { prompt, outcome } = scene.view;
  if (!prompt?.mine || outcome) return undefined;
  if (exchange.asked || exchange.carrying) return exchangeButton(scene, exchange);
  const ready = (option: Option, key: string, said: Said) => ({
    ...titles(scene, key, said),
    option,
    ready: true,
    press: () => scene.choose(option),
  });
  const forced = onlyPass(picking);
  if (forced) return ready(forced, 'do-only-pass', { ends: forced.ends ? 'yes' : 'no' });
  const option = picking.begun ? picking.meant : undefined;
  if (option) return ready(option, `do-${option.verb}`, wordsOf(scene, option));
  const [way] = picking.ways;
  const listed = picking.picked.length > 0 && isListed(scene, picking);
  return waiting(scene, listed ? 'await-way' : `await-${prompt.step}`, way && wordsOf(scene, way));
}

function exchangeButton(scene: FamigliaScene, exchange: Exchanging) {
  const { count, missing, takes, gives } = exchange;
  if (!count && !gives.length) return waiting(scene, 'exchange-none');
  if (missing > 0) return waiting(scene, 'exchange-more', { count: missing });
  if (missing < 0) return waiting(scene, 'exchange-fewer', { count: -missing });
  const row = (sign: string, cards: readonly string[]) =>
    cards.length ? [sign, ...cards.map((card) => scene.words.card(card, 'short'))].join(' ') : '';
  const cards = [row('↑', takes), row('↓', gives)].filter(Boolean).join('  ');
  return {
    ...titles(scene, 'exchange-do', { count, cards }),
    ready: true,
    press: () => exchange.carryOut(),
  };
}

/** The button beside it: do without, or pass; where there is no other answer, it tells about this part of the turn. */
export function sideButtons(scene: FamigliaScene, picking: Picking, exchange: Exchanging) {
  const button = (key: string, press: () => void, second?: string) => [
    { title: scene.words.say(key), second, press },
  ];
  const skip = picking.offered.find(({ verb }) => SKIPS.includes(verb));
  if (skip) {
    const leads = scene.view.seats[scene.viewer]?.declining;
    const second = leads && scene.words.say(`declining-${leads}`);
    return button(`side-${skip.verb}`, () => scene.choose(skip), second);
  }
  if (onlyPass(picking)) return [about(scene, 'side-why', 'part-recruit')];
  if (isPassing(picking)) return button('side-stay', () => picking.clear());
  const pass = picking.offered.find(({ verb }) => verb === PASS);
  // The table asks again before a pass that ends the game: once is enough.
  if (pass) return button('side-pass', () => (pass.ends ? scene.choose(pass) : picking.mean(pass)));
  if (exchange.nothing) return button('side-same', exchange.nothing);
  if (exchange.asked || exchange.carrying) return button('side-anew', () => exchange.anew());
  return picking.offered.length ? [about(scene, 'side-more', 'part-brute')] : [];
}

function about(scene: FamigliaScene, title: string, part: string) {
  const say = (key: string) => scene.words.say(part + key);
  const press = (at: Element) => scene.explainText(say(''), say('.about'), say('.clause'), at);
  return { title: scene.words.say(title), tells: true, press };
}
