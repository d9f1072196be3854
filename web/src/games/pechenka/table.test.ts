import { expect, test } from 'vitest';
import type { Row } from '../../../plugins/fluent';
import type { Scene } from '../../lib/game/scene';
import { Texts } from '../../lib/words/texts';
import type { Entry, Near, Option } from '../../lib/connection/wire';
import { coinsOf, isCharacter, lookOf } from './cards';
import { meantBy, standingOf, touched } from './choosing';
import { peekedNow, placed, roundEnded, turnedUp } from './fresh';
import { guide } from './guide';
import { nextMark } from './marks.svelte';
import { cellOf } from './notebook';
import { sources, written } from './rounds';
import en from './texts/en.ftl?parsed';
import ru from './texts/ru.ftl?parsed';
import { before, hunterOf, left, others, preyOf, type RoleCard, type Rival } from './view';
import { spokes } from './wheel';

const WHEEL = ['P', 'B', 'S', 'T'];
const can = (choice: string, ...touches: string[]): Option => ({
  choice,
  verb: choice.split(' ')[0]!,
  words: {},
  touches,
});
const happened = (...events: Record<string, unknown>[]): Entry[] => [
  { kind: 'choice', seat: 0, clause: 'circle', events, to: 0 },
];
const card = (crossed: string[], ruled_out: string[]): RoleCard => ({
  role: null,
  open: false,
  crossed,
  ruled_out,
});

test('a sword, a shield and a hill bring what the game’s data say', () => {
  expect(['sword', 'shield', 'hill', 'P'].map(coinsOf)).toEqual([3, 2, 1, 0]);
  expect(['P', 'hill'].map(isCharacter)).toEqual([true, false]);
  expect(() => lookOf('joker')).toThrow('joker');
});

test('each role hunts the next, and the last hunts the first', () => {
  expect(preyOf(WHEEL, 'P')).toBe('B');
  expect(preyOf(WHEEL, 'T')).toBe('P');
  expect(hunterOf(WHEEL, 'P')).toBe('T');
});

test('my role stands on top of the wheel, its prey clockwise beside it', () => {
  const around = spokes(WHEEL, 'S');
  const at = (role: string) => around.find((spoke) => spoke.role === role)!;
  expect([at('S').x, at('S').y]).toEqual([100, 27]);
  expect(at('T').x).toBeGreaterThan(at('S').x);
  expect(at('B').x).toBeLessThan(at('S').x);
});

test('the others sit in the order of the table after me; a spectator sees all', () => {
  const seats = [0, 1, 2, 3] as unknown as Scene['seats'];
  expect(others({ viewer: 2, seats })).toEqual([3, 0, 1]);
  expect(others({ viewer: -1, seats })).toEqual([0, 1, 2, 3]);
});

test('swords and shields lie before whom they were put, idle ones before nobody', () => {
  const rival = (sword: number | null, shield: number | null) => ({ sword, shield }) as Rival;
  const seats = [rival(1, null), rival(1, 0), rival(0, 0)];
  expect(before(seats, 0)).toEqual([
    { card: 'sword', seat: 2 },
    { card: 'shield', seat: 1 },
    { card: 'shield', seat: 2 },
  ]);
  expect(before(seats, 1)).toEqual([{ card: 'sword', seat: 0 }]);
});

test('one touch is enough where one answer is left', () => {
  const options = [can('show P', 'hand.P'), can('show sword', 'hand.sword')];
  expect(meantBy(options, [])).toBeUndefined();
  expect(meantBy(options, touched(options, [], 'hand.P'))?.choice).toBe('show P');
  expect(touched(options, ['hand.P'], 'hand.sword')).toEqual(['hand.sword']);
  expect(touched(options, ['hand.P'], 'hand.P')).toEqual([]);
});

test('two roles: a card and a place are wanted, in any order', () => {
  const options = ['P', 'B'].flatMap((role) =>
    [0, 1].map((slot) => can(`declare ${role} on ${slot + 1}`, `hand.${role}`, `own.${slot}`)),
  );
  const one = touched(options, [], 'own.1');
  expect(meantBy(options, one)).toBeUndefined();
  expect(meantBy(options, touched(options, one, 'hand.B'))?.choice).toBe('declare B on 2');
  const last = options.filter((option) => option.touches.includes('own.1'));
  expect(meantBy(last, touched(last, [], 'hand.P'))?.choice).toBe('declare P on 2');
  expect(touched(last, ['hand.P'], 'own.0')).toEqual(['own.0']);
});

test('a role of another and the exclusion exclude one another', () => {
  const options = [can('open 2 role 1', 'role.1.0'), can('peek', 'excluded')];
  expect(touched(options, ['role.1.0'], 'excluded')).toEqual(['excluded']);
});

test('where nobody can be named, the only answer is meant at once', () => {
  expect(meantBy([can('before nobody')], [])?.choice).toBe('before nobody');
  expect(meantBy([can('peek', 'excluded')], [])).toBeUndefined();
});

test('a thing is chosen, lit, refused or quiet', () => {
  const options = [can('before 2', 'seat.1'), can('before 4', 'seat.3')];
  const near: Near[] = [{ ...can('before 3', 'seat.2'), reason: 'shielded', clause: 'sword' }];
  const standing = (thing: string) => standingOf(options, near, ['seat.3'], thing);
  expect(['seat.3', 'seat.1', 'seat.2', 'seat.0'].map(standing)).toEqual([
    'sel',
    'lit',
    'off',
    'quiet',
  ]);
});

test('the notebook tells what all know from what only I know', () => {
  const one = card(['S'], ['S', 'T']);
  expect(WHEEL.map((role) => cellOf(one, role, WHEEL))).toEqual(['may', 'may', 'all', 'mine']);
  expect(left(WHEEL, one)).toEqual(['P', 'B']);
  const sure = card(['S'], ['S', 'T', 'P']);
  expect(cellOf(sure, 'B', WHEEL)).toBe('sure');
});

test('a pencil mark turns and comes back to nothing', () => {
  const turned = ['', 'maybe', 'yes', 'no'] as const;
  expect(turned.map(nextMark)).toEqual(['maybe', 'yes', 'no', '']);
});

test('a round is counted source by source', () => {
  const seat = (coins: Record<string, number>) => ({ coins }) as never;
  const past = { seats: [seat({ attack: 3, defence: 0, hill: 1 }), seat({ defence: 2 })] };
  const rows = sources('everyone', past);
  expect(rows.map(({ source }) => source)).toEqual(['attack', 'defence', 'hill', 'total']);
  expect(rows.at(-1)?.coins).toEqual([4, 2]);
  const lied = { seats: [seat({ guaranteed: 1, paid: -1 })] };
  expect(sources('big_hunt', lied).at(-1)?.coins).toEqual([0]);
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

function scene(view: object): Scene {
  return { view: { outcome: null, ...view } } as Scene;
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
