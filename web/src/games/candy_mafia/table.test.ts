import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameEntry } from '../../lib/game/scene';
import { fakeWords } from '../../lib/game/fake-words';
import { guide } from './guide';
import { letter, pages } from './knowledge';
import { morning, said, tally } from './news';
import { Notes } from './notes.svelte';
import { calledQuestion, question } from './question';
import { calls, overheard, SECRET, wakes, type MafiaScene, type MafiaView } from './scene';
import type { GameEvent, Heard, Person } from './shapes';
import { chapters, fates, known, reasonsFor } from './story';
import {
  nameFont,
  nameStretch,
  cardOf,
  claims,
  columns,
  isNight,
  sideOf,
  statusOf,
  wordsHeight,
} from './town';

const happened = (...events: GameEvent[]): GameEntry<GameEvent>[] => [
  { kind: 'close', seat: -1, clause: 'night', events, to: 0, by: '', helped: [] },
];
const person = (change: Partial<Person> = {}): Person => ({
  absent: false,
  alive: true,
  card: null,
  jailed: false,
  noble: false,
  shown: null,
  side: null,
  silent: false,
  ...change,
});
const scene = (view: Partial<MafiaView>, more: Partial<MafiaScene> = {}): MafiaScene =>
  ({ view, viewer: 0, live: true, names: ['Аня', 'Боря'], ...more }) as MafiaScene;

test('houses fill a phone, a phone on its side, a laptop and a TV, in rows of equal length if it can be', () => {
  const phone = [6, 10, 12, 20].map((houses) => columns(houses, 336, 390));
  expect(phone).toEqual([2, 3, 3, 4]);
  expect(columns(20, 470, 250)).toBe(5);
  expect(columns(12, 900, 480)).toBe(4);
  expect(columns(8, 1392, 400)).toBe(4);
});

test('a house keeps room for its words', () => {
  expect(wordsHeight(['Аня'], 100, 13)).toBeLessThan(48);
  const long = ['Аня', 'Александра Серафимовна'];
  expect(wordsHeight(long, 80, 11)).toBeCloseTo((2 * nameFont(long[1]!, 80, 11) + 11) * 1.1 + 14);
  expect(wordsHeight(['Александра Виктория Пётр'], 107, 13)).toBeCloseTo(4 * 13 * 1.1 + 14);
  expect(wordsHeight(long, 400, 16)).toBe(wordsHeight(['Аня'], 400, 16));
});

test('my own card is never seen in my window while the game is played', () => {
  const seats = [
    person({ card: 'doctor', side: 'town' }),
    person({ card: 'don', shown: 'don', alive: false, side: null }),
  ];
  expect(cardOf(scene({ seats }), 0)).toBeNull();
  expect(sideOf(scene({ seats }), 0)).toBeNull();
  expect(cardOf(scene({ seats }, { live: false }), 0)).toBe('doctor');
  expect(cardOf(scene({ seats }), 1)).toBe('don');
  const hidden = {} as MafiaView['hidden'];
  expect(cardOf(scene({ seats, hidden }), 0)).toBe('doctor');
});

test('a word under the name: the gravest first', () => {
  expect(statusOf(person())).toBe('');
  expect(statusOf(person({ alive: false, jailed: true }))).toBe('out');
  expect(statusOf(person({ absent: true, silent: true }))).toBe('absent');
  expect(statusOf(person({ jailed: true, silent: true }))).toBe('jailed');
  expect(statusOf(person({ silent: true, noble: true }))).toBe('silent');
  expect(statusOf(person({ noble: true }))).toBe('noble');
});

test('the last claim of a player counts', () => {
  const log = happened(
    { event: 'claimed', seat: 1, card: 'elder' },
    { event: 'claimed', seat: 1, card: 'doctor' },
  );
  expect([...claims(log)]).toEqual([[1, 'doctor']]);
});

test('the morning is what was told since day broke, and what was said stands apart', () => {
  const log = happened(
    { event: 'left', seat: 0, card: 'don' },
    { event: 'dawn', day: 2, quiet: false },
    { event: 'left', seat: 1, card: 'elder' },
    { event: 'accused', seat: 0, about: 1 },
  );
  expect(morning(log).map(({ event }) => event)).toEqual(['dawn', 'left']);
  expect(said(log).map(({ event }) => event)).toEqual(['accused']);
});

test('votes are counted from what all have seen today', () => {
  const vote = { again: false, at: 0, suspects: [], votes: [-1, -1, -1, -1] };
  const counts = [
    { day: 1, votes: [1, 1, 1, 1] },
    { day: 2, votes: [3, 2, 3, -1] },
  ];
  expect(tally({ vote, counts, day: 2 })).toEqual([
    { target: 3, voters: [0, 2] },
    { target: 2, voters: [1] },
  ]);
  expect(tally({ vote, counts, day: 3 })).toEqual([]);
  const hands = { ...vote, votes: [-1, 0, -1, -1] };
  expect(tally({ vote: hands, counts, day: 3 })).toEqual([{ target: 0, voters: [1] }]);
});

test('the notebook tells by night, the latest first; tonight is the letter', async () => {
  const words = await fakeWords(
    'ru',
    'event-is-town = { $seat-name }: { $town }\nevent-unwoken = спит\nevent-card = роль',
  );
  const told: Heard[] = [
    { night: 0, kind: 'card', card: 'detective' },
    { night: 2, kind: 'is-town', seat: 1, town: true },
    { night: 2, kind: 'chose', choice: 'pick 2' },
    { night: 3, kind: 'unwoken' },
  ];
  const mine = scene({ told, night: 2 }, { words });
  expect(pages(mine, told)).toEqual([
    { night: 3, lines: ['спит'] },
    { night: 2, lines: ['Боря: yes'] },
  ]);
  expect(letter(mine)).toEqual(['Боря: yes']);
  expect(letter(scene({ told, night: 4 }, { words }))).toEqual([]);
  expect(letter(scene({ told, night: 1 }, { words }))).toEqual(['роль']); // the night for which it was dealt
});

test('at night everybody has the same hint', () => {
  const prompt = (step: string, mine: boolean) => ({ step, clause: 'night', mine });
  for (const step of ['fate', 'call', 'gang', 'mail', 'spirits']) {
    expect(isNight({ prompt: prompt(step, true) })).toBe(true);
    const hints = [true, false].flatMap((mine) =>
      [true, false].map((alive) =>
        guide(scene({ prompt: prompt(step, mine), night: 2, seats: [person({ alive })] })),
      ),
    );
    expect(new Set(hints).size).toBe(1);
  }
  const day = { prompt: prompt('ballot', true), seats: [person()] };
  expect(guide(scene(day))).toBe('guide-ballot');
  expect(guide(scene({ ...day, seats: [person({ alive: false })] }))).toBe('guide-out');
});

test('the story has a chapter for each night and day, and says by which clause somebody lived', () => {
  const attempt: GameEvent = {
    event: 'attempt',
    by: 'gang',
    clause: 'doctor',
    end: 'healed',
    killers: [2],
    victim: 1,
  };
  const log = happened(
    { event: 'dealt', cast: ['elder'] },
    { event: 'aside', card: 'maniac', clause: 'drunk' },
    { event: 'night', night: 1 },
    attempt,
    { event: 'dawn', day: 1, quiet: true },
  );
  const told = chapters(log);
  expect(told.map(({ kind, number }) => [kind, number])).toEqual([
    ['deal', 0],
    ['night', 1],
    ['day', 1],
  ]);
  expect(told[1]?.lines).toMatchObject([{ event: attempt, clause: 'doctor' }]);
  expect(told[2]?.lines[0]?.clause).toBe(log.at(-1)?.clause);
});

test('why nobody died is told of the night, sketches lie beside it, and each leaves at a time', () => {
  const quiet: GameEvent = { event: 'nobody-died', why: 'saved', clause: 'dawn' };
  const sketch = { event: 'drawing', strokes: [[1, 2]] } as unknown as GameEvent;
  const told = chapters([
    ...happened({ event: 'night', night: 1 }, sketch),
    ...happened({ event: 'dawn', day: 1, quiet: true }, quiet),
    ...happened({ event: 'executed', seat: 1, card: 'don' }),
    ...happened(
      { event: 'night', night: 2 },
      { event: 'chain', seat: 0, cause: 'late', clause: 'x' },
    ),
    ...happened({ event: 'dawn', day: 2, quiet: false }, { event: 'left', seat: 0, card: 'elder' }),
  ]);
  expect(told[0]).toMatchObject({ kind: 'night', lines: [{ event: quiet, at: 2 }] });
  expect(told[0]?.sketches).toEqual([[[1, 2]]]);
  expect(fates(told, 3)).toEqual([
    { kind: 'night', number: 2 },
    { kind: 'day', number: 1 },
    undefined,
  ]);
});

test('who knew what when, without their own card and what they chose themselves', () => {
  const rows: Heard[] = [
    { kind: 'card', night: 1, card: 'elder' },
    { kind: 'chose', night: 2, choice: 'pick 2' },
    { kind: 'checked', night: 2, seat: 1, side: 'crime' },
  ];
  expect(known([rows, []])).toEqual([[{ night: 2, rows: [rows[2]] }], []]);
});

test('a bot is explained at its own vote, and at the hands that it raised', () => {
  const why = { reason: 'suspect', words: { seat: 1 } };
  const answers = [0, 2].map((seat) => ({ at: 4, seat, why }));
  const line = (event: GameEvent) => ({ event, clause: '', at: 4, votes: [] });
  const vote = { event: 'voted', seat: 2, target: 1 } as const;
  const [opened] = chapters(happened({ ...vote, seat: 1 }, vote))[0]!.lines;
  expect(opened!.votes.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(reasonsFor({ ...opened!, at: 4 }, answers)).toEqual([answers[1]]);
  const hands: GameEvent = { event: 'hands', seat: 1, seats: [0] };
  expect(reasonsFor(line(hands), answers)).toEqual([answers[0]]);
  expect(reasonsFor({ ...opened!, at: 5 }, answers)).toEqual([]);
  expect(reasonsFor(line({ event: 'undecided' }), answers)).toEqual([]);
});

test('a mark is set, changed, and taken off by the same sign', () => {
  const notes = new Notes(() => 'ABC/1/0');
  const seen = (['town', 'crime', 'crime', 'doubt'] as const).map((mark) => {
    notes.turn(3, mark);
    return notes.mark(3);
  });
  expect(seen).toEqual(['town', 'crime', '', 'doubt']);
});

test('the phone in the middle asks those who are called, also where nobody is', async () => {
  const words = await fakeWords(
    'ru',
    [
      'step-call = { $mine ->\n    [yes] { $ask }\n   *[no] ночь\n}',
      'night-ask-deeds = 1 { $one } 2 { $two }',
      'way-detective-pick = проверить',
      'way-detective-kill = убить',
    ].join('\n'),
  );
  const asked = (heard: string, ask: string, mine: boolean) =>
    calledQuestion(
      scene({ prompt: { step: 'call', clause: '', mine, heard, ask } } as never, { words }),
    );
  expect(asked('ask-doctor', '', false)).toBe('ask-doctor');
  expect(asked('ask-doctor', 'ask-doctor', true)).toBe('ask-doctor');
  expect(asked('ask-detective', '', false)).toBe('ask-detective 1 проверить 2 убить');
  const prompt = { step: 'gang', clause: '', mine: false };
  expect(calls(prompt)).toBe(true);
  expect(calls({ ...prompt, step: 'call', heard: 'ask-doctor' })).toBe(true);
  expect(calls({ ...prompt, step: 'call', heard: '' })).toBe(false);
  expect(calls({ ...prompt, step: 'mail' })).toBe(false);
});

test('around one phone whoever is out is left out of the calls, and only they write', () => {
  const at = (step: string): number[] => {
    const seats = [person(), person({ alive: false }), person({ jailed: true })];
    const view = { prompt: { step }, seats } as unknown as MafiaView;
    return [0, 1, 2].filter((seat) => wakes(view, seat));
  };
  expect(['fate', 'call', 'gang', 'save'].map(at)).toEqual(Array(4).fill([0, 2]));
  expect([at('mail'), at('spirits')]).toEqual([[0, 1, 2], [1]]);
});

test('every role has a picture, each another one', () => {
  const file = readFileSync('src/games/candy_mafia/pictures.svg', 'utf8');
  const source = readFileSync('../src/igroteka/games/candy_mafia/texts/ru.ftl', 'utf8');
  const roles = [...source.matchAll(/^card-(?!sign-)([a-z_]+) =/gm)].map(([, role]) => role);
  expect(roles.length).toBe(51);
  const paths = roles.map((role) => new RegExp(`"mafia-${role}".* d="([^"]+)"`).exec(file)?.[1]);
  expect(paths.filter((path) => !path)).toEqual([]);
  expect(new Set(paths).size).toBe(51);
});

test('what is told to one alone does not lie open in the log', () => {
  const kinds = readFileSync('../src/igroteka/games/candy_mafia/knowledge.py', 'utf8');
  const told = /KINDS: Final = \(([^)]+)\)/.exec(kinds)?.[1]?.match(/[a-z-]+(?=")/g);
  expect([...SECRET, 'chose']).toEqual(told);
});

test('what all hear of a call says nothing of mine', () => {
  const call = { step: 'fate', clause: 'fate', mine: true, own: true, ask: 'ask-don', heard: '' };
  expect(overheard(call)).toMatchObject({ mine: false, own: false, heard: '' });
});

test('the question of the night stands on my card alone, with what I may not do and how my gang votes', async () => {
  const texts = `step-gang = { $mine ->
    [yes] кого?
   *[no] спит
}
step-call = врач
night-ask-none = не зовут
save-ask-none = не считается
night-ask-refused = нельзя { $name }: { $why }
why-same-again = дважды
gang-vote = { $name } → { $target }`;
  const words = await fakeWords('ru', texts);
  const prompt = { step: 'gang', clause: 'gang', mine: true };
  const seats = [person(), person()];
  const option = { choice: 'pick 1', verb: 'pick', words: { seat: 0 }, touches: [], ends: false };
  const gang = scene(
    { prompt, seats },
    { words, near: [], options: [option], others: [{ seat: 1, answer: option }] },
  );
  expect(question(gang)).toEqual(['кого?', 'Боря → Аня']);
  const near = [{ ...option, words: { seat: 1 }, reason: 'same-again', clause: '' }];
  const call = { ...gang, view: { ...gang.view, prompt: { ...prompt, step: 'call' } }, near };
  expect(question(call)).toEqual(['врач', 'нельзя Боря: дважды']);
  expect(question({ ...call, options: [] })).toEqual(['не зовут']);
  const save = {
    ...call,
    view: { ...call.view, prompt: { ...prompt, step: 'save' } },
    options: [],
  };
  expect(question(save)).toEqual(['не считается']);
  const day = { ...call, view: { ...call.view, prompt: { ...prompt, step: 'talk' } } };
  expect(question(day)).toEqual([]);
});

test('a name is written so small that no word of it is broken, as long as it can be read', () => {
  expect(nameFont('Аня', 105, 13)).toBe(13);
  const font = nameFont('Константинополь', 105, 13);
  expect(font).toBeLessThan(13);
  expect(font * 15 * 0.72).toBeLessThanOrEqual(105);
  expect(nameFont('Анна-Мария Вторая', 105, 13)).toBe(13);
  expect(nameFont('ы'.repeat(24), 105, 13)).toBe(9);
  expect(nameStretch('Константинополь', 105)).toBe(1);
  expect(24 * 0.72 * 9 * nameStretch('ы'.repeat(24), 105)).toBeCloseTo(105 - 6);
});
