import { expect, test } from 'vitest';
import {
  againstBots,
  forBeginners,
  countsFor,
  filled,
  filling,
  firstSetup,
  headlineChoice,
  headlineOf,
  isElsewhere,
  lacking,
  reseated,
  resized,
  ruled,
  together,
  withModerator,
} from './setup';
import { GAME, option } from './setup.fixture';
import type { GameInfo, Setup } from '../connection/wire';

test('at first: two people, no clock, everything as the game has it', () => {
  const setup = firstSetup(GAME);
  expect(setup.seats.map((seat) => seat.kind)).toEqual(['person', 'person']);
  expect(setup.options).toEqual({ wind: true, rings: 5, stake: 'near', gusts: false });
  expect(setup.clock).toBeNull();
  expect(setup.absent).toBeNull();
});

test('the last choices come back, except those that the game no longer knows', () => {
  const setup = firstSetup(GAME, {
    seats: [{ kind: 'bot' }, { kind: 'bot', level: 'strong' }, { kind: 'person' }],
    options: { wind: false, rings: 99, stake: 'moon', old: 1 },
    clock: { kind: 'game', bank: 60, increment: 2 },
    chat: false,
  });
  expect(setup.seats.map((seat) => [seat.kind, seat.level])).toEqual([
    ['person', 'steady'],
    ['bot', 'strong'],
    ['person', 'steady'],
  ]);
  expect(setup.options).toEqual({ wind: false, rings: 5, stake: 'near', gusts: false });
  expect(setup.clock).toEqual({ kind: 'game', bank: 60, increment: 2 });
  expect(setup.chat).toBe(false);
  expect(firstSetup(GAME, { seats: [{}] }).seats).toHaveLength(2);
});

test('against bots and on one phone', () => {
  expect(againstBots(GAME, 'easy').seats).toEqual([
    { kind: 'person', level: 'steady' },
    { kind: 'bot', level: 'easy' },
  ]);
  expect(together(GAME, 3).seats.map((seat) => seat.kind)).toEqual(['person', 'person', 'person']);
});

test('whoever has read nothing of a game begins it, and has time to read what is asked', () => {
  const game = { ...GAME, lot: true, windows: { short: { brisk: 8, usual: 12, slow: 30 } } };
  const usual = againstBots(game, 'easy');
  expect([usual.first, usual.pace.seconds.short]).toEqual([null, null]);
  const first = forBeginners(game, usual);
  expect([first.first, first.pace.seconds.short]).toEqual([0, 25]);
  expect(firstSetup(game, first).first).toBeNull();
  expect(forBeginners(GAME, againstBots(GAME, 'easy'))).toEqual(againstBots(GAME, 'easy'));
});

test('seats can be added, taken away and given to a bot', () => {
  const four = resized(GAME, firstSetup(GAME), 4);
  expect(four.seats).toHaveLength(4);
  expect(resized(GAME, four, 2).seats).toHaveLength(2);
  expect(reseated(four, 2, { kind: 'bot' }).seats[2]).toEqual({ kind: 'bot', level: 'steady' });
});

const BIRDS: GameInfo = {
  ...GAME,
  options: [
    option({
      id: 'guests',
      kind: 'set',
      default: ['owl'],
      choices: ['owl', 'jay', 'tit'],
      least: 1,
      most: 2,
    }),
  ],
};
const PAIRS: GameInfo = {
  ...GAME,
  options: [
    option({
      id: 'sides',
      kind: 'choice',
      default: 'crowd',
      choices: ['crowd', 'duel'],
      seats: { crowd: [3, 4], duel: [2, 3] },
    }),
  ],
};

test('a rule that is only for some numbers of players goes with the seats', () => {
  const [sides] = PAIRS.options;
  const two = firstSetup(PAIRS);
  expect(two.options).toEqual({ sides: 'duel' });
  expect(resized(PAIRS, two, 3).options).toEqual({ sides: 'duel' });
  expect(resized(PAIRS, two, 4).options).toEqual({ sides: 'crowd' });
  expect(together(PAIRS, 4).options).toEqual({ sides: 'crowd' });
  expect(firstSetup(PAIRS, { seats: [{}, {}], options: { sides: 'crowd' } }).options).toEqual({
    sides: 'duel',
  });
  const three = ruled(PAIRS, two, sides!, 'crowd');
  expect([three.seats.length, three.options]).toEqual([3, { sides: 'crowd' }]);
  expect(ruled(PAIRS, three, sides!, 'duel').seats).toHaveLength(3);
});

test('an option counts only beside those it needs, and goes back to the usual without them', () => {
  const guests = option({
    id: 'guests',
    kind: 'set',
    default: ['owl'],
    choices: ['owl', 'jay', 'tit'],
    least: 1,
    most: 2,
  });
  const hoot = option({
    id: 'hoot',
    default: false,
    needs: { guests: ['owl', 'jay'], rings: [5, 6] },
  });
  const loud = option({ id: 'loud', default: false, needs: { hoot: [true] } });
  const game = { ...GAME, options: [...GAME.options, guests, hoot, loud] };
  expect(lacking(hoot, { guests: ['tit', 'jay'], rings: 6 })).toBeUndefined();
  expect(lacking(hoot, { guests: ['tit'], rings: 6 })).toBe('guests');
  expect(lacking(hoot, { guests: ['owl'], rings: 7 })).toBe('rings');
  expect(lacking(hoot, {})).toBe('guests');
  let setup = ruled(game, firstSetup(game), hoot, true);
  setup = ruled(game, setup, loud, true);
  expect(setup.options).toMatchObject({ guests: ['owl'], hoot: true, loud: true });
  setup = ruled(game, setup, guests, ['jay', 'tit']);
  expect(setup.options).toMatchObject({ hoot: true, loud: true });
  setup = ruled(game, setup, guests, ['tit']);
  expect(setup.options).toMatchObject({ guests: ['tit'], hoot: false, loud: false });
});

test.each([[['owl', 'jay']], [['jay']]])('a set that was chosen comes back: %j', (guests) => {
  expect(firstSetup(BIRDS, { options: { guests } }).options).toEqual({ guests });
});

test.each([[[]], [['owl', 'jay', 'tit']], [['eagle']], ['owl'], [true], [null]])(
  'what is no such set any more does not: %j',
  (guests) => {
    const last = { options: { guests } } as Partial<Setup>;
    expect(firstSetup(BIRDS, last).options).toEqual({ guests: ['owl'] });
  },
);

test('a headline is played by its usual choice and the fewest it is for, or by the one that was named', () => {
  const choices = ['pairs', 'crowd'];
  const seats = { pairs: [4], crowd: [3, 4, 5] };
  const which = option({
    id: 'which',
    kind: 'choice',
    default: 'pairs',
    choices,
    seats,
    headline: true,
  });
  const game = { ...GAME, seats: [3, 4, 5], options: [...GAME.options, which] };
  const told = ({ seats, options }: ReturnType<typeof firstSetup>) => [seats.length, options.which];
  expect(headlineOf(GAME)).toBeUndefined();
  expect(told(firstSetup(game))).toEqual([4, 'pairs']);
  expect(headlineChoice(game, firstSetup(game))).toBe('pairs');
  expect(told(againstBots(game, 'easy'))).toEqual([4, 'pairs']);
  expect(told(againstBots(game, 'easy', { which: 'crowd' }))).toEqual([3, 'crowd']);
  expect(told(together(game, 5, { which: 'crowd' }))).toEqual([5, 'crowd']);
  expect(countsFor(game, 'pairs')).toEqual([4]);
  expect(countsFor(GAME)).toEqual([2, 3, 4]);
});

test('a variant that was chosen on the shelf is played at once, and no other rule that was agreed before', () => {
  const options = [
    option({ id: 'children', default: false, variant: true }),
    option({ id: 'house', default: false }),
  ];
  const game = { ...GAME, options };
  const chosen = { children: true, house: true };
  expect(againstBots(game, 'easy', chosen).options).toEqual({ children: true, house: false });
  expect(together(game, 2, chosen).options).toEqual({ children: true, house: false });
});

test('a moderator brings the rules that suit it, unless somebody chose otherwise, and takes them away again', () => {
  const game = {
    ...GAME,
    moderator: true,
    options: [
      option({
        id: 'calls',
        default: 'fast',
        kind: 'choice',
        choices: ['fast', 'one'],
        moderated: 'one',
      }),
      option({ id: 'words', default: 1, kind: 'number', most: 3, moderated: 0 }),
      option({ id: 'wind' }),
    ],
  };
  const alone = { ...firstSetup(game), options: { calls: 'fast', words: 2, wind: true } };
  const moderated = withModerator(game, alone, true);
  expect(moderated.options).toEqual({ calls: 'one', words: 2, wind: true });
  expect(moderated.pace.closes).toBe('person');
  expect(withModerator(game, moderated, false).options).toEqual(alone.options);
});

test('on one device nobody is hurried where somebody could lead', () => {
  expect(together({ ...GAME, moderator: true }, 2).pace.closes).toBe('person');
  expect(together(GAME, 2).pace.closes).toBe('ripe');
  expect(againstBots({ ...GAME, moderator: true }, 'easy').pace.closes).toBe('ripe');
});

test('all seats but mine are for people, or for bots, at one touch', () => {
  const setup = firstSetup(GAME);
  expect(filling(setup)).toBe('person');
  const bots = filled(setup, 'bot');
  expect(bots.seats.map(({ kind }) => kind)).toEqual([
    'person',
    ...setup.seats.slice(1).map(() => 'bot'),
  ]);
  expect(filling(bots)).toBe('bot');
  const more = resized(GAME, bots, bots.seats.length + 1);
  expect(filling(more)).toBeUndefined();
});

test('an option of another game of the box is told from one that only means nothing now', () => {
  const headline = option({ id: 'play', kind: 'choice', headline: true, choices: ['one', 'two'] });
  const far = option({ id: 'far', needs: { play: ['two'] } });
  const idle = option({ id: 'idle', needs: { far: [true] } });
  const game = { ...GAME, options: [headline, far, idle] };
  expect(isElsewhere(game, far, { play: 'one', far: false })).toBe(true);
  expect(isElsewhere(game, far, { play: 'two', far: false })).toBe(false);
  expect(isElsewhere(game, idle, { play: 'one', far: false })).toBe(false);
});
