import { expect, test } from 'vitest';
import type { Row } from '../../../plugins/fluent';
import type { GameEntry } from '../../lib/game/scene';
import { Texts } from '../../lib/words/texts';
import { coinsOf, coloursOf, isCharacter } from './cards';
import { guide } from './guide';
import { peekedNow, placed, roundEnded, turnedUp } from './just-happened';
import { nextMark } from './marks.svelte';
import { cellOf } from './notebook';
import { sources, written } from './rounds';
import { hunterOf, lyingBefore, possible, preyOf, type PechenkaScene } from './scene';
import type { Facts, GameEvent, Look, RoleCard } from './shapes';
import en from './texts/en.ftl?parsed';
import ru from './texts/ru.ftl?parsed';
import { spokes } from './wheel';

const WHEEL = ['P', 'B', 'S', 'T'];
const happened = (...events: Partial<GameEvent>[]): GameEntry<GameEvent>[] => [
  {
    kind: 'choice',
    seat: 0,
    clause: 'circle',
    events: events as GameEvent[],
    to: 0,
    by: '',
    helped: [],
  },
];
const card = (crossed: string[], ruled_out: string[]): RoleCard => ({
  role: null,
  open: false,
  crossed,
  ruled_out,
});

test('a sword, a shield and a hill bring what is printed here, also where an owner corrected it', () => {
  const facts = { 'everyone.attack': 4, 'everyone.defence': 2, 'everyone.hill': 1 } as Facts;
  const coins = ['sword', 'shield', 'hill', 'P'].map((one) => coinsOf(facts, one));
  expect(coins).toEqual([4, 2, 1, 0]);
  expect(['P', 'hill'].map(isCharacter)).toEqual([true, false]);
  expect(() => coloursOf('joker')).toThrow('joker');
});

test('prey and hunter are read from the look', () => {
  const view = { wheel: WHEEL, preys: ['B', 'S', 'T', 'P'] } as Look;
  expect([preyOf(view, 'P'), preyOf(view, 'T')]).toEqual(['B', 'P']);
  expect([hunterOf(view, 'P'), hunterOf(view, 'B')]).toEqual(['T', 'P']);
});

test('my role stands on top of the wheel, its prey clockwise beside it', () => {
  const around = spokes(WHEEL, 'S');
  const at = (role: string) => around.find((spoke) => spoke.role === role)!;
  expect([at('S').x, at('S').y]).toEqual([100, 27]);
  expect(at('T').x).toBeGreaterThan(at('S').x);
  expect(at('B').x).toBeLessThan(at('S').x);
});

test('swords and shields lie before whom they were put, idle ones before nobody', () => {
  const rival = (sword: number | null, shield: number | null) => ({ sword, shield });
  const seats = [rival(1, null), rival(1, 0), rival(0, 0)];
  expect(lyingBefore(seats, 0)).toEqual([
    { card: 'sword', owner: 2 },
    { card: 'shield', owner: 1 },
    { card: 'shield', owner: 2 },
  ]);
  expect(lyingBefore(seats, 1)).toEqual([{ card: 'sword', owner: 0 }]);
});

test('the notebook tells what all know from what only I know', () => {
  const one = card(['S'], ['S', 'T']);
  expect(WHEEL.map((role) => cellOf(one, role, WHEEL))).toEqual(['may', 'may', 'all', 'mine']);
  expect(possible(WHEEL, one)).toEqual(['P', 'B']);
  const sure = card(['S'], ['S', 'T', 'P']);
  expect(cellOf(sure, 'B', WHEEL)).toBe('sure');
});

test('a pencil mark turns and comes back to nothing', () => {
  const turned = ['', 'maybe', 'yes', 'no'] as const;
  expect(turned.map(nextMark)).toEqual(['maybe', 'yes', 'no', '']);
});

test('a round is counted source by source', () => {
  const view = (variant: string, ...coins: object[]) =>
    ({ variant, past: [{ seats: coins.map((one) => ({ coins: one })) }] }) as never;
  const first = { attack: 3, defence: 0, hill: 1 };
  const rows = sources(view('everyone', first, { ...first, attack: 0, hill: 0 }), 0);
  expect(rows.map(({ source }) => source)).toEqual(['attack', 'defence', 'hill', 'total']);
  expect(rows.at(-1)?.coins).toEqual([4, 0]);
  const lied = { target: 0, prey: 0, survivor: 0, guaranteed: 1, caught: 0, paid: -1 };
  expect(sources(view('big_hunt', lied), 0).at(-1)?.coins).toEqual([0]);
  expect([3, 0, -1].map(written)).toEqual(['+3', '·', '−1']);
});

test('what has just happened: cards turned up, a sword on its way, a secret look, the end of a round', () => {
  const circle = happened(
    { event: 'showed', seat: 1, card: 'P' },
    { event: 'showed', seat: 0, card: 'sword' },
    { event: 'struck', seat: 0, target: 2 },
  );
  expect(turnedUp(circle)).toEqual([1, 0]);
  expect(placed(circle)).toEqual([{ token: 'sword.0', from: 0 }]);
  const peek = happened({ event: 'peeked', seat: 1, card: 'K' }, { event: 'peeked', seat: 0 });
  expect([peekedNow(peek, 1), peekedNow(peek, 0)]).toEqual(['K', undefined]);
  expect(roundEnded(circle)).toBe(false);
  expect(roundEnded(happened({ event: 'earned', seat: 0 }))).toBe(true);
});

function scene(view: object): PechenkaScene {
  return { view: { outcome: null, ...view } } as PechenkaScene;
}
const asked = (step: string, more = {}) => ({
  prompt: { step, clause: step, mine: true, awaited: [0], ...more },
});

test('the guide speaks at its time, and no more when the choice is made', () => {
  const first = { variant: 'everyone', round: 1, circle: 1, circles: 4 };
  expect(guide(scene({ ...first, ...asked('card') }))).toBe('guide-card-1');
  expect(guide(scene({ ...first, ...asked('card', { answered: 'show P' }) }))).toBeNull();
  expect(guide(scene({ ...first, ...asked('card', { mine: false }) }))).toBeNull();
  expect(guide(scene({ ...first, circle: 4, ...asked('card') }))).toBe('guide-last');
  expect(guide(scene({ ...first, ...asked('sword') }))).toBe('guide-sword');
  const hunt = { variant: 'big_hunt', round: 2 };
  expect(guide(scene({ ...hunt, ...asked('declare') }))).toBe('guide-bluff');
  expect(guide(scene({ ...hunt, round: 3, ...asked('hunt') }))).toBeNull();
});

test('every hint that the guide may give is written in both languages', () => {
  const keys = ['card-1', 'card-2', 'card-3', 'last', 'again', 'sword', 'shield', 'declare'];
  for (const rows of [en, ru] as Row[][]) {
    const texts = new Texts('ru', rows);
    for (const key of [...keys, 'act', 'hunt', 'bluff'])
      expect(texts.has(`guide-${key}`)).toBe(true);
  }
});

test('both languages say the same things', () => {
  const ids = (rows: Row[]) =>
    rows.flatMap(([id, , more = {}]) => [id, ...Object.keys(more)]).sort();
  expect(ids(ru as Row[])).toEqual(ids(en as Row[]));
});
