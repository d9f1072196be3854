import { expect, test } from 'vitest';
import type { Row } from '../../../plugins/fluent';
import type { Option } from '../../lib/connection/wire';
import { Picking } from '../../lib/kit/picking.svelte';
import { Texts } from '../../lib/words/texts';
import { mainButton, sideButtons } from './buttons';
import { signed } from '../../lib/words/signed';
import { candiesOf, lookOf, pairOf } from './cards';
import { abilityOf, deedsOf, promiseOf } from './deeds';
import { explainScore } from './explain';
import { guide } from './guide';
import { counted } from './counted';
import { notebook, whereabouts } from './memory';
import { momentOf } from './moments';
import { journey } from './journey';
import { groups, laid, type Lying, type Tracked } from './piles';
import { thingIn, type EmpireScene } from './scene';
import { finished, gameEnded } from './series';
import type { Facts, GameEvent, Look, Seat } from './shapes';
import en from './texts/en.ftl?parsed';
import ru from './texts/ru.ftl?parsed';
import { largestTile, sharesOf, tileSize, wantedHeight } from './tiling';

const FACTS = {
  'cards.NAI.candies': -2,
  'cards.SUD.candies': 3,
  'cards.TOR.candies': 6,
  'pairs.SUD-NAI': 7,
} as Facts;
const seat = (more: Partial<Seat> = {}) =>
  ({ empire: [], pairs: [], hand_size: 3, may_block: false, side: 0, ...more }) as unknown as Seat;
const entry = (...events: Partial<GameEvent>[]) => ({ events: events as GameEvent[] }) as never;

function scene(
  view: Partial<Look>,
  step = 'main',
  options: Partial<Option>[] = [],
  more: Partial<EmpireScene> = {},
): EmpireScene {
  const texts = new Texts('en', en as Row[]);
  return {
    view: {
      seats: [],
      deck: 20,
      characters: ['TOR', 'VOR'],
      modes: [],
      ...view,
      prompt: { step, clause: step, mine: true },
    },
    facts: FACTS,
    viewer: 0,
    names: ['Ann', 'Bob', 'Cat'],
    live: true,
    busy: false,
    near: [],
    decision: 1,
    hint: [],
    log: [],
    fresh: [],
    options: options.map((one) => ({ choice: one.verb, words: {}, touches: [], ...one })),
    words: {
      say: (key: string, args = {}) => texts.say(key, args),
      card: (name: string) => name,
      has: (key: string) => texts.has(key),
      row: (parts: string[]) => parts.join(' and '),
    },
    ...more,
  } as unknown as EmpireScene;
}

test('every player tells where the candies come from', () => {
  const said: string[] = [];
  const sheet = { candies: 7, buyer: 4, pickpockets: 0, pairs: 5 };
  const explainText = (title: string, text: string) => said.push(`${title}: ${text}`);
  const seen = scene({ seats: [seat(), seat({ sheet })] }, 'main', [], { explainText } as never);
  explainScore(seen, 1, null as never);
  expect(said).toEqual([
    'Where the candies of Bob come from: 7 on cards and 4 by the Buyer and 5 for combinations.',
  ]);
});

test('a card says its candies and its partner, as they are played here', () => {
  expect(pairOf(FACTS, 'NAI')).toEqual({ partner: 'SUD', candies: 7 });
  expect(pairOf(FACTS, 'SUD')).toEqual({ partner: 'NAI', candies: 7 });
  expect(pairOf(FACTS, 'TOR')).toBeNull();
  expect(signed(candiesOf(FACTS, 'NAI'))).toBe('−2');
  expect(lookOf('SUD')).toEqual(lookOf('NAI'));
  expect(lookOf('TOR')).not.toEqual(lookOf('NAI'));
});

test('open cards lie in empires and in my hand, protected ones apart', () => {
  const seats = [
    seat({ empire: [{ card: 'OTN', loose: 2, safe: 1, worth: 2 }], hand: ['TOR'] }),
    seat({ empire: [{ card: 'KAR', loose: 1, safe: 0, worth: 3 }] }),
  ];
  const lying = laid({ seats } as Look, 0);
  const at = (place: string) => lying.filter((one) => one.place === place);
  expect(at('empire0').map(({ safe }) => safe)).toEqual([false, false, true]);
  expect([at('empire1').length, at('hand').length]).toEqual([1, 1]);
  expect(laid({ seats } as Look, -1).some(({ place }) => place === 'hand')).toBe(false);
});

const tracked = (...cards: string[]): Tracked[] =>
  cards.map((name, id) => ({
    card: name.replace('!', ''),
    safe: name.endsWith('!'),
    place: 'empire0',
    id: id + 1,
  }));

test('complete pairs stand together, equal cards upon one another', () => {
  const pairs = [{ cards: ['SUD', 'NAI'], number: 1, candies: 7 }];
  const shown = groups(tracked('NAI', 'SUD', 'SUD', 'TOR', 'TOR', 'TOR!'), pairs);
  expect(shown.map(({ candies }) => candies)).toEqual([7, 0, 0, 0]);
  expect(shown.map(({ piles }) => piles.map(({ card, cards }) => card + cards.length))).toEqual([
    ['SUD1', 'NAI1'],
    ['SUD1'],
    ['TOR2'],
    ['TOR1'],
  ]);
  expect(groups([], [])).toEqual([]);
});

test('a card comes from the hand that played it, from the deck, or from the discard', () => {
  const home = (card: string, place: string, ...events: Partial<GameEvent>[]) =>
    journey(() => scene({}, 'main', [], { fresh: [entry(...events)] })).home({
      card,
      place,
      safe: false,
      id: 1,
    } as Lying & { id: number });
  expect(home('TOR', 'empire1', { event: 'played', seat: 1, card: 'TOR' })).toBe('hand1');
  expect(home('TOR', 'empire1', { event: 'fetched', seat: 1, card: 'TOR' })).toBe('discard');
  expect(home('TOR', 'hand', { event: 'drew', seat: 0, cards: ['TOR'], number: 1 })).toBe('deck');
  expect(home('TOR', 'hand', { event: 'dropped', seat: 0, discarded: 'TOR' })).toBe('discard');
  expect(home('TOR', 'empire0', { event: 'removed', seat: 1, owner: 0, card: 'TOR' })).toBe(
    'discard',
  );
});

test('what an option touches in my empire has a name of its own where only mine is meant', () => {
  expect(thingIn(scene({}, 'main'), 0, 'TOR')).toBe('mine.TOR');
  expect(thingIn(scene({}, 'mercenary'), 0, 'TOR')).toBe('empire.0.TOR');
  expect(thingIn(scene({}, 'main'), 1, 'TOR')).toBe('empire.1.TOR');
});

test('the golden button says what a card does, and what is still to be touched', () => {
  const table = scene({}, 'main', [
    { verb: 'play', touches: ['hand.NAI'], words: { card: 'NAI' } },
    { verb: 'drop', touches: ['hand.NAI'], words: { card: 'NAI' } },
    {
      verb: 'protect',
      touches: ['hand.NAI', 'mine.TOR'],
      words: { card: 'TOR', discarded: 'NAI' },
    },
  ]);
  const picking = new Picking(() => table);
  picking.touch('hand.NAI');
  expect(mainButton(table, picking)?.title).toBe('Touch the card of your empire to protect');
  picking.touch('mine.TOR');
  expect(mainButton(table, picking)).toMatchObject({
    title: 'Protect TOR',
    second: 'NAI goes to the discard pile',
  });
});

test('a block is offered at once, and doing without stands beside it', () => {
  const table = scene({}, 'block', [{ verb: 'pass' }, { verb: 'block' }]);
  const picking = new Picking(() => table);
  expect(mainButton(table, picking)).toMatchObject({ title: 'Block it', ready: true });
  expect(sideButtons(table, picking)).toMatchObject([{ title: 'Do not block' }]);
  const sealed = { ...table, view: { ...table.view } };
  sealed.view.prompt = { ...table.view.prompt!, answered: 'block' };
  const after = new Picking(() => sealed);
  expect(mainButton(sealed, after)).toMatchObject({ ready: false });
});

test('what is remembered: how many of each, and where a card may be', () => {
  const table = scene({});
  expect(counted(table.words, ['VOR', 'TOR', 'VOR'])).toEqual(['VOR\u00a0×\u00a02', 'TOR']);
  const where = (hands: number[], deck: number[], slots: number[]) =>
    whereabouts(table, { card: 'TOR', hands, deck, slots });
  expect(where([1], [], [])).toBe('in hand: Bob');
  expect(where([1], [], [3])).toBe('in hand: Bob or in the discard pile');
  expect(where([], [1], [])).toBe('on top of the deck');
});

test('a series is told game by game', () => {
  const row = (game: number, place: number, total: number) => ({
    event: 'counted' as const,
    game,
    seat: place,
    candies: 10,
    points: 3,
    total,
  });
  const log = [entry(row(1, 0, 3), row(1, 1, 3)), entry({ event: 'dealt' }), entry(row(2, 0, 6))];
  expect(finished(log).map((rows) => rows.map(({ total }) => total))).toEqual([[3, 3], [6]]);
  expect([gameEnded(log), gameEnded([log[1]!])]).toEqual([true, false]);
});

test('tiles are as large as the room allows, and always fit it', () => {
  expect(tileSize([1, 1, 1], { width: 220, height: 60 }, 46)).toBe(46);
  expect(tileSize([2, 2, 2, 1, 1, 1, 1], { width: 224, height: 80 }, 46)).toBe(31);
  expect(wantedHeight([], 224, 46)).toBe(55);
  const many = [2, 2, 2, 2, 1, 1, 1, 1, 1];
  const wanted = wantedHeight(many, 316, 52);
  expect(tileSize(many, { width: 316, height: wanted }, 52)).toBeGreaterThanOrEqual(30);
  expect(tileSize(many, { width: 100, height: 20 }, 52)).toBe(24);
});

test('on a larger screen all cards are larger', () => {
  const laptop = { width: 952, height: 686, broad: false };
  const monitor = { width: 1592, height: 966, broad: false };
  const empires = [[1, 1], [2, 1], [1]];
  expect([laptop, monitor].map((stage) => sharesOf(stage, empires).card)).toEqual([112, 158]);
  expect([laptop, monitor].map((stage) => largestTile(stage, 3, false))).toEqual([66, 93]);
});

test('on a phone large tiles give way to the hand, and the hand to many tiles', () => {
  const phone = { width: 360, height: 630, broad: false };
  const few = [
    [1, 1, 1],
    [2, 1, 1, 1, 1, 1],
  ];
  const early = sharesOf(phone, few);
  expect([early.card, early.most]).toEqual([106, 80]);
  expect(early.tile).toBeGreaterThan(52);
  const many = [2, 2, 2, 1, 1, 1, 1];
  const late = sharesOf(phone, [many, many, many, many]);
  expect(late.card).toBeGreaterThanOrEqual(60);
  expect(late.card).toBeLessThan(90);
});

test('the fullest empires ask for no more room than leaves a hand to be read', () => {
  const phone = { width: 360, height: 630, broad: false };
  const crowd = [
    [4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1],
    [4, 1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1],
  ];
  const shares = sharesOf(phone, crowd);
  expect(shares.card).toBe(88);
  expect(shares.tile).toBeGreaterThanOrEqual(24);
  expect(sharesOf(phone, crowd, { series: true }).card).toBeLessThan(shares.card);
});

test('the guide speaks at its time, and no more when the choice is made', () => {
  const DREW = { event: 'drew', seat: 0, number: 1 } as const;
  const drew = entry(DREW);
  expect(guide(scene({}))).toBe('guide-main-0');
  expect(guide(scene({}, 'main', [], { log: [drew, drew] }))).toBe('guide-main-2');
  expect(guide(scene({}, 'main', [], { log: Array.from({ length: 9 }, () => drew) }))).toBeNull();
  expect(guide(scene({ deck: 2 }))).toBe('guide-late');
  const held = { seats: [seat({ hand: ['AVT', 'TOR'] })] };
  const came = (...cards: string[]) => ({ log: [drew, entry({ ...DREW, cards })] });
  expect(guide(scene(held, 'main', [], { log: [drew] }))).toBe('guide-hold-AVT');
  expect(guide(scene(held, 'main', [], came('AVT')))).toBe('guide-hold-AVT');
  expect(guide(scene(held, 'main', [], came('TOR')))).toBe('guide-main-2');
  expect(guide(scene({}, 'judge'))).toBe('guide-judge');
  const table = scene({}, 'block');
  table.view.prompt!.answered = 'pass';
  expect(guide(table)).toBeNull();
});

const gains = {
  NAI: { candies: -2, pairs: 7, buyer: 0, pickpockets: 0 },
  SUD: { candies: 3, pairs: 0, buyer: 0, pickpockets: 0 },
  VOR: { candies: 4, pairs: 5, buyer: 2, pickpockets: 0 },
};
const option = (verb: string, card: string) =>
  ({ verb, choice: verb, words: { card }, touches: [], ends: false }) as Option;

test('a button promises what the engine has counted, and nothing for a pair that is not there', () => {
  const table = scene({ gains });
  expect(promiseOf(table, option('play', 'NAI'))).toBe('+5, discard a rival’s card');
  expect(promiseOf(table, option('play', 'SUD'))).toBe('+3, exchange hands');
  expect(promiseOf(table, option('play', 'VOR'))).toBe(
    '+11: 4 on the card and 5 for a pair and 2 by the Buyer',
  );
  expect(promiseOf(table, option('cast', 'VOR'))).toBe('steal a rival’s card');
});

test('an ability that would find nothing is not promised', () => {
  expect(abilityOf(scene({ idle: ['NAI'] }), 'NAI')).toBe('the ability finds nothing');
  expect(abilityOf(scene({ idle: [] }), 'TOR')).toBe('');
});

test('modes change what can be done and what is said', () => {
  const verbs = (...modes: string[]) => deedsOf(scene({ modes })).map(({ verb }) => verb);
  expect(verbs()).toContain('protect');
  expect(verbs('defenceless')).not.toContain('protect');
  const drop = (...modes: string[]) => promiseOf(scene({ modes }), option('drop', 'TOR'));
  expect([drop(), drop('open_discard')]).toEqual(['nobody will see it', 'everybody will see it']);
});

test('a target is told with what it changes for both', () => {
  const empire = [{ card: 'SUD', loose: 1, safe: 0, worth: 10 }];
  const seats = [seat(), seat({ empire })];
  const steal = { verb: 'target', touches: ['empire.1.SUD'], words: { seat: 1, card: 'SUD' } };
  const table = scene({ gains, seats }, 'thief', [steal]);
  const picking = new Picking(() => table);
  picking.touch('empire.1.SUD');
  expect(mainButton(table, picking)).toMatchObject({
    title: 'Steal SUD',
    second: 'Bob: −10, you +3',
  });
});

test('the notebook tells each card at its place', () => {
  const followed = [
    { card: 'VOR', hands: [1], deck: [], slots: [] },
    { card: 'VOR', hands: [1], deck: [], slots: [] },
    { card: 'TOR', hands: [], deck: [], slots: [2, 3] },
  ];
  const memory = { followed, discard: ['TOR'], unseen: { TOR: 2, VOR: 0 }, dim: [] };
  const view = { memory, discard: { open: ['VOR'], closed: 2 } } as unknown as Partial<Look>;
  expect(notebook(scene(view))).toEqual([
    { place: 'in hand: Bob', cards: [{ card: 'VOR', count: 2 }] },
    { place: 'in the discard pile, known to you', cards: [{ card: 'TOR', count: 2 }] },
    { place: 'in the discard pile, seen by all', cards: [{ card: 'VOR', count: 1 }] },
    { place: 'in the deck or with others', cards: [{ card: 'TOR', count: 2 }] },
  ]);
  // What was dropped unseen may be anything that nobody showed.
  const dropped = { memory: { ...memory, dim: [4] }, discard: { open: [], closed: 3 } };
  expect(notebook(scene(dropped as unknown as Partial<Look>)).at(-1)?.place).toBe(
    'in the deck, with others or face down in the discard pile',
  );
});

test('a theft, a block and a kidnapping are moments, a play is none', () => {
  const stole = entry({ event: 'stole', seat: 1, owner: 0, card: 'TOR' });
  expect(momentOf([stole])).toEqual({ kind: 'taken', from: 0, to: 1, card: 'TOR' });
  const kidnapped = entry({ event: 'kidnapped', seat: 1, card: 'TOR', lost: [0, 1] });
  expect(momentOf([kidnapped])?.kind).toBe('kidnapped');
  expect(momentOf([entry({ event: 'played', seat: 1, card: 'TOR' })])).toBeUndefined();
});

const CHARACTERS = 'AVT ADV DET KAR VOR NAI OTN POL POH SKU SUD TOR HIT'.split(' ');
const STEPS = ['mercenary', 'policeman', 'boss', 'return', 'judge', 'block', 'kidnapper'].concat([
  'detective',
  'sly',
  'lawyer',
  'thief',
  'fetched-thief',
]);
test('every hint, every wait and every character is told in both languages', () => {
  const mains = [0, 1, 2, 3].map((turn) => `guide-main-${turn}`);
  for (const rows of [en, ru] as Row[][]) {
    const texts = new Texts('ru', rows);
    for (const key of [...mains, 'guide-late']) expect(texts.has(key)).toBe(true);
    for (const step of STEPS) {
      expect(texts.has(`guide-${step}`)).toBe(true);
      expect(texts.has(`await-${step}`)).toBe(true);
    }
    for (const card of CHARACTERS) expect(texts.has(`about-${card}`)).toBe(true);
  }
});

test('both languages say the same things', () => {
  const ids = (rows: Row[]) =>
    rows.flatMap(([id, , more = {}]) => [id, ...Object.keys(more)]).sort();
  expect(ids(ru as Row[])).toEqual(ids(en as Row[]));
});
