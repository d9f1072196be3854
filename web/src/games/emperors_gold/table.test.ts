import { expect, test } from 'vitest';
import type { Row as Message } from '../../../plugins/fluent';
import type { Option } from '../../lib/connection/wire';
import { Picking } from '../../lib/kit/picking.svelte';
import { Texts } from '../../lib/words/texts';
import { cellsOf, laidOut } from './board';
import { guide } from './guide';
import { mainButton, sideButtons, thingsOf } from './main-button';
import { foremost, lacks, standsOf } from './progress';
import { otherSides, type GoldScene } from './scene';
import type { Look, Progress, Row } from './shapes';
import { isShape, stoneOf } from './stones';
import en from './texts/en.ftl?parsed';
import ru from './texts/ru.ftl?parsed';
import { boardTold, shared } from './tell';
import { laid } from './tracks';

const CARDS = ['circle-red-1', 'star-blue-2', 'square-green-3'];
const progress = (short: number, ...missing: string[]): Progress => ({
  missing,
  short,
  done: short === 0 && missing.length === 0,
});
const row = (cards: string[], ...stands: Progress[]): Row => ({
  cards,
  links: cards.slice(1).map(() => 'shape'),
  fits: [],
  fits_left: [],
  progress: stands,
});

/** A board whose first cells have these cards, with the pawn on the next. */
function look(more: Partial<Look> = {}): Look {
  return {
    board: [...CARDS, 'pawn', ''],
    pawn: 3,
    turn: { pawn_from: -1, row: -1, taken: [], dropped: -1 },
    takeable: [],
    tasks: [{ id: 'S01', points: 4, least: 3, needs: ['circle', 'square'] }],
    sides: [0, 1, 2].map(() => ({ rows: [row([]), row([])], points: 0, count: 0 })),
    seats: [0, 1, 2].map((side) => ({ side, tasks: [], points: 0 })),
    goal: 5,
    left: -1,
    round: 1,
    ...more,
  } as Look;
}

function sceneOf(step: string, view: Partial<Look>, options: Partial<Option>[] = []): GoldScene {
  const texts = new Texts('en', en as Message[]);
  return {
    view: { ...look(view), prompt: { step, clause: step, mine: true }, outcome: null },
    viewer: 1,
    live: true,
    busy: false,
    near: [],
    decision: 1,
    hint: [],
    options: options.map((one) => ({ choice: one.verb, words: {}, touches: [], ...one })),
    log: [],
    words: {
      say: (key: string, args = {}) => texts.say(key, args),
      card: (name: string) => name,
      row: (items: string[]) => items.join(' & '),
    },
  } as unknown as GoldScene;
}
const picking = (scene: GoldScene) =>
  new Picking(
    () => scene,
    thingsOf(() => scene),
  );

test('a card says its shape, colour and value', () => {
  expect(stoneOf('hexagon-violet-3')).toEqual({ shape: 'hexagon', colour: 'violet', value: 3 });
  expect([isShape('star'), isShape('red')]).toEqual([true, false]);
});

test('the pawn is tried out: it changes places with the card', () => {
  const view = look() as GoldScene['view'];
  expect(laidOut(view, 1)).toEqual(['circle-red-1', 'pawn', 'square-green-3', 'star-blue-2', '']);
  expect(laidOut(view, -1)).toEqual(view.board);
  expect(laid(view, 1)).toContainEqual({ card: 'pawn', place: 'cell.1' });
});

test('a destination lights what could be taken from there, as the table says, and what fits my rows', () => {
  const sides = look().sides;
  sides[1]!.rows[0] = { ...row(['star-red-1']), fits: [1] };
  const scene = sceneOf('pawn', { sides, reach: [[], [0, 3], [], [], []] }, [
    { verb: 'move', touches: ['cell.1'] },
  ]);
  const mind = picking(scene);
  const before = cellsOf(scene, { picking: mind, target: -1, looked: -1 });
  expect(before.map(({ fits }) => fits)).toEqual([[], [0], [], [], []]);
  mind.touch('cell.1');
  const cells = cellsOf(scene, { picking: mind, target: 1, looked: -1 });
  expect(cells.filter(({ reached }) => reached).map(({ cell }) => cell)).toEqual([0, 3]);
  // The card that was swapped lies where the pawn was, and fits as before.
  expect(cells[3]).toMatchObject({ card: 'star-blue-2', swapped: true, fits: [0] });
  expect(mainButton(scene, mind)).toMatchObject({
    title: 'Put the pawn here',
    second: '2 cards within reach',
    ready: true,
  });
});

test('a card at its distance that fits nothing is marked, taken ones have their number', () => {
  const turn = { pawn_from: 4, row: 0, taken: [4], dropped: -1 };
  const scene = sceneOf('place', { turn, takeable: [0, 1] }, [
    { verb: 'add-right', touches: ['cell.0', 'row.0.right'] },
    { verb: 'stop' },
  ]);
  const cells = cellsOf(scene, { picking: picking(scene), target: -1, looked: -1 });
  expect(cells.map(({ reached }) => reached)).toEqual([true, false, false, false, false]);
  expect(cells.map(({ unfit }) => unfit)).toEqual([false, true, false, false, false]);
  expect(cells[4]).toMatchObject({ order: 1, swapped: false });
});

test('by ear: where the pawn is, what is new since my turn, what it would reach, what is left to take', () => {
  const sides = look().sides;
  sides[1]!.rows[0] = { ...row(['star-red-1']), fits: [1] };
  const told = (scene: GoldScene, target = -1, mind = picking(scene)) =>
    boardTold(scene, cellsOf(scene, { picking: mind, target, looked: -1 }), target);
  const events = [
    { event: 'refilled', cells: [2], cards: ['old'] },
    { event: 'moved', seat: 1 },
    { event: 'refilled', cells: [1, 3], cards: ['star-blue-2', 'gone'] },
    { event: 'moved', seat: 2 },
    { event: 'refilled', cells: [0], cards: ['circle-red-1'] },
  ];
  const pawn = sceneOf('pawn', { sides, reach: [[], [0, 3], [], [], []] });
  expect(told(pawn)).toBe('Pawn: line 1, column 4.');
  expect(told({ ...pawn, log: [{ seat: 1, events }] } as unknown as GoldScene)).toBe(
    'Pawn: line 1, column 4. New cards: line 1, column 1, circle-red-1; line 1, column 2, star-blue-2.',
  );
  expect(told(pawn, 1)).toBe(
    'The pawn would go here: line 1, column 2. Can be taken then: circle-red-1 & star-blue-2 (for row A).',
  );
  expect(told(pawn, 2)).toBe(
    'The pawn would go here: line 1, column 3. Nothing can be taken then.',
  );
  const place = sceneOf('place', { sides }, [{ verb: 'add-right', touches: ['cell.1'] }]);
  expect(told(place)).toBe('Can be taken: star-blue-2 (for row A).');
  expect(told(sceneOf('place', {}, [{ verb: 'stop' }]))).toBe('Nothing more can be taken.');
  expect(told({ ...place, busy: true })).toBe('');
  const both = [
    { verb: 'add-right', touches: ['cell.1', 'row.0.right'] },
    { verb: 'start', touches: ['cell.1', 'row.new'] },
  ];
  const held = picking(sceneOf('place', { sides }, both));
  held.touch('cell.1');
  expect(told(sceneOf('place', { sides }, both), -1, held)).toBe('star-blue-2: where to?');
  expect(told(sceneOf('claim', {}))).toBe('');
});

test('stopping says how many cards were taken and what follows', () => {
  const turn = { pawn_from: 4, row: 0, taken: [4, 2], dropped: -1 };
  const sides = look().sides;
  const scene = sceneOf('place', { turn, sides }, [{ verb: 'stop' }]);
  expect(mainButton(scene, picking(scene))).toMatchObject({
    title: 'Enough: 2 cards taken',
    second: 'the turn ends',
  });
  sides[1]!.rows[0] = row(CARDS, progress(0));
  expect(mainButton(scene, picking(scene))?.second).toBe('you may claim the task for 4');
  const before = sceneOf('place', {}, [{ verb: 'start-right', touches: ['cell.0', 'row.new'] }]);
  expect(mainButton(before, picking(before))).toMatchObject({ ready: false });
});

test('one task is claimed by the button alone; where either row may be spent, one is touched', () => {
  const turn = { pawn_from: 4, row: 0, taken: [4], dropped: -1 };
  const none = { verb: 'no-claim' };
  const claim = { verb: 'claim', touches: ['task.0'], words: { slot: 1 } };
  const one = sceneOf('claim', { turn }, [none, claim]);
  expect(mainButton(one, picking(one))).toMatchObject({
    title: 'Claim the task for 4',
    ready: true,
  });
  expect(sideButtons(one, picking(one))).toMatchObject([{ title: 'Not now' }]);
  const both = sceneOf('claim', { turn }, [none, claim, { ...claim, verb: 'claim-other' }]);
  const mind = picking(both);
  mind.touch('task.0');
  expect(mainButton(both, mind)).toMatchObject({ title: 'With which row?', ready: false });
  mind.touch('row.1');
  expect(mind.meant?.verb).toBe('claim-other');
});

test('what a row lacks: elements or cards, whichever are more', () => {
  expect([progress(0), progress(2, 'star'), progress(0, 'star')].map(lacks)).toEqual([0, 2, 1]);
  const rows = [row(['circle-red-1'], progress(2)), row(CARDS, progress(0, 'star'))];
  const stands = standsOf(rows, 0);
  expect(foremost(stands, -1, -1)?.slot).toBe(1);
  expect(foremost(stands, 0, 1)?.slot).toBe(0);
  expect(standsOf([row([], progress(3))], 0)).toEqual([]);
});

test('neighbours in a row name what they share', () => {
  const links: Row['links'] = ['colour', 'both', 'none'];
  const cards = ['circle-red-1', 'star-red-1', 'star-red-2', 'square-blue-1'];
  expect([0, 1, 2].map((at) => shared({ cards, links }, at))).toEqual([
    ['red'],
    ['star', 'red'],
    [],
  ]);
});

test('the others sit in the order of the table; a spectator sees all', () => {
  const view = look() as GoldScene['view'];
  expect(otherSides({ view, viewer: 1 })).toEqual([2, 0]);
  expect(otherSides({ view, viewer: -1 })).toEqual([0, 1, 2]);
});

test('the guide speaks turn by turn, and every hint is written in both languages', () => {
  expect(guide(sceneOf('pawn', {}))).toBe('guide-pawn-0');
  expect(guide(sceneOf('place', { round: 3 }))).toBeNull();
  expect(guide(sceneOf('claim', { round: 9 }))).toBe('guide-claim');
  expect(guide(sceneOf('pawn', { left: 1 }))).toBe('guide-last');
  const keys = [
    'pawn-0',
    'pawn-1',
    'pawn-2',
    'pawn-3',
    'place-0',
    'place-1',
    'claim',
    'drop',
    'last',
  ];
  for (const rows of [en, ru] as Message[][])
    for (const key of keys) expect(new Texts('ru', rows).has(`guide-${key}`)).toBe(true);
});

test('both languages say the same things', () => {
  const ids = (rows: Message[]) =>
    rows.flatMap(([id, , more = {}]) => [id, ...Object.keys(more)]).sort();
  expect(ids(ru as Message[])).toEqual(ids(en as Message[]));
});
