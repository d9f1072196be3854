import type { Option } from '../../lib/connection/wire';
import type { Picking } from '../../lib/kit/picking.svelte';
import { columnOf, lineOf, pickedCell } from './board';
import { standsOf } from './progress';
import { askedOf, myRows, type GoldScene } from './scene';

type Said = Record<string, string | number>;

const titles = ({ words }: GoldScene, key: string, said: Said = {}) => ({
  title: words.say(key, said),
  second: words.say(`${key}.second`, said),
});
const waiting = (scene: GoldScene, key: string, said?: Said) => ({
  ...titles(scene, key, said),
  ready: false,
  press: () => undefined,
});
const doing = (scene: GoldScene, key: string, said: Said, option: Option) => ({
  ...titles(scene, key, said),
  option,
  ready: true,
  press: () => scene.choose(option),
});

/** Whether the game is over with it, for a text to select on. */
const ends = (option: Option): string => (option.ends ? 'yes' : 'no');

/** The golden button: the answer that is meant, or what is still missing; none while no answer of mine is awaited. */
export function mainButton(scene: GoldScene, picking: Picking) {
  const step = askedOf(scene);
  if (step === 'pawn') return pawnButton(scene, picking);
  if (step === 'place') return placeButton(scene, picking);
  if (step === 'claim') return claimButton(scene, picking);
  if (step === 'drop') return dropButton(scene, picking) ?? waiting(scene, 'await-drop');
  return undefined;
}

function pawnButton(scene: GoldScene, picking: Picking) {
  const { meant } = picking;
  if (meant?.verb === 'drop') return dropButton(scene, picking)!;
  if (!meant) return waiting(scene, 'await-pawn');
  const cell = pickedCell(picking);
  const count = scene.view.reach?.[cell]?.length ?? 0;
  return doing(scene, 'do-move', { line: lineOf(cell), column: columnOf(cell), count }, meant);
}

function dropButton(scene: GoldScene, { meant }: Picking) {
  if (meant?.verb !== 'drop') return undefined;
  const slot = Number(meant.words.slot);
  const cards = myRows(scene)[slot - 1]?.cards.length ?? 0;
  return doing(scene, 'do-drop', { slot, cards }, meant);
}

function placeButton(scene: GoldScene, picking: Picking) {
  const { view, words } = scene;
  const card = view.board[pickedCell(picking)];
  if (card) return waiting(scene, 'await-end', { card: words.card(card) });
  const stop = picking.offered.find(({ verb }) => verb === 'stop');
  if (!stop) return waiting(scene, 'await-place');
  const said = { count: view.turn.taken.length, claim: claimable(scene), ends: ends(stop) };
  return doing(scene, 'do-stop', said, stop);
}

/** The points of the tasks that the row of this turn has done, '' if none. */
function claimable(scene: GoldScene): string {
  const { view, words } = scene;
  const points = view.tasks.flatMap((task, at) =>
    standsOf(myRows(scene), at).some(
      ({ slot, progress }) => slot === view.turn.row && progress.done,
    )
      ? [String(task?.points)]
      : [],
  );
  return points.length ? points.join(` ${words.say('or')} `) : 'none';
}

/** One task is claimed by the button alone; of several one is touched first. */
function claimButton(scene: GoldScene, picking: Picking) {
  const claims = picking.offered.filter(({ verb }) => verb !== 'no-claim');
  const meant = picking.begun ? picking.meant : claims.length === 1 ? claims[0] : undefined;
  if (!meant) return waiting(scene, picking.begun ? 'await-spend' : 'await-claim');
  const { view } = scene;
  const row = meant.verb === 'claim' ? view.turn.row : 1 - view.turn.row;
  const said = {
    points: view.tasks[Number(meant.words.slot) - 1]?.points ?? 0,
    slot: row + 1,
    cards: myRows(scene)[row]?.cards.length ?? 0,
    ends: ends(meant),
  };
  return doing(scene, 'do-claim', said, meant);
}

/** The button beside it: keep the row. */
export function sideButtons(scene: GoldScene, picking: Picking) {
  const none = picking.offered.find(({ verb }) => verb === 'no-claim');
  if (!none) return [];
  const { title, second } = titles(scene, 'side-no-claim', { ends: ends(none) });
  return [{ title, second, press: () => scene.choose(none) }];
}

/** The things to touch in order to mean an option: of two rows that could be spent on a task, one. */
export const thingsOf =
  (scene: () => GoldScene) =>
  ({ verb, touches }: Option): readonly string[] => {
    const { options, view } = scene();
    if (!verb.startsWith('claim')) return touches;
    if (!options.some((one) => one.verb === 'claim-other')) return touches;
    return [...touches, `row.${verb === 'claim' ? view.turn.row : 1 - view.turn.row}`];
  };
