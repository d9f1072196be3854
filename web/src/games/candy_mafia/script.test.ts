import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cue, Script } from '../../lib/game/script';
import { isScripted, scriptOf } from '../../lib/game/script';
import type { Scene, View } from '../../lib/game/scene';
import { LANGUAGES, type Language } from '../../lib/words/language';
import { NO_SIGN, SIGNS } from './script';
import { CAUSES, SECRET } from './scene';
import type { Call, GameEvent } from './shapes';

const GAME = 'candy_mafia';
const NAMES = ['Аня', 'Боря', 'Вера', 'Гоша', 'Дина', 'Егор'];
const CARDS = ['elder', 'doctor', 'detective', 'avenger', 'don', 'mistress'];
const scripts = new Map<Language, Script>();
beforeAll(async () => {
  for (const language of LANGUAGES) scripts.set(language, (await scriptOf(GAME, language))!);
});

const call = (role: string, seats: number[], more: Partial<Call> = {}): Call => ({
  role,
  ask: `ask-${role}`,
  seats,
  bar: seats.length ? '' : 'nobody',
  ...more,
});
function moment(step: string, calls: Call[], events: unknown[] = [], more: object = {}): Scene {
  const awaited = calls.flatMap(({ seats, bar }) => (bar ? [] : seats));
  const prompt = { step, clause: '', mine: false, awaited, seat: 1, seats: [1, 2], ...more };
  const seats = CARDS.map((card) => ({ card }));
  return {
    view: { night: 2, seats, prompt, hidden: { calls } },
    log: [{ kind: 'close', events }],
    names: NAMES,
    others: [],
  } as unknown as Scene;
}
function read(language: Language, now: Scene, before: Scene | null = null): Cue[] {
  const { cues, words } = scripts.get(language)!;
  return cues(now, before && (before.view as View), words);
}
const spoken = (list: Cue[]) => list.map(({ say, act }) => [say.join(' '), act.join(' ')]);

test('a game without a script has none', async () => {
  expect(isScripted(GAME)).toBe(true);
  expect(isScripted('chess')).toBe(false);
  expect(await scriptOf('chess', 'ru')).toBeUndefined();
});

test('all that one player can be told has a sign, or is known to need none', () => {
  expect([...SIGNS, ...NO_SIGN].sort()).toEqual([...SECRET].sort());
});

test('whatever tells a moderator why the night went so is known as a cause', () => {
  const shapes = readFileSync('src/games/candy_mafia/shapes.ts', 'utf8');
  const told = shapes.split('export interface').filter((one) => /^ {2}clause: string;$/m.test(one));
  const kinds = told.flatMap((one) => [.../^ {2}event: '([\w-]+)';$/m.exec(one)!].slice(1));
  expect([...CAUSES].sort()).toEqual(kinds.sort());
});

/** The questions and steps of the game, from its own words. */
const TEXT = readFileSync('../src/igroteka/games/candy_mafia/texts/ru.ftl', 'utf8');
const asked = (of: string) => {
  const from = TEXT.indexOf(`\nstep-${of} =`);
  const text = TEXT.slice(from, TEXT.indexOf('\nstep-', from + 1));
  return [...new Set([...text.matchAll(/\[ask-(\w+)\]/g)].map(([, role = '']) => role))];
};
const STEPS = [...TEXT.matchAll(/^step-(\w+) =/gm)].map(([, step = '']) => step);
const CALLED = ['call', 'fate', 'gang', 'save'];

describe.each(LANGUAGES)('in %s', (language) => {
  test('every call has words aloud and in silence, also where nobody can act', () => {
    const second: Record<string, string> = { second: 'sorcerer', revenge: 'punisher' };
    expect(asked('call').length).toBeGreaterThan(35);
    expect(asked('fate').length).toBeGreaterThan(14);
    for (const step of ['call', 'fate'])
      for (const ask of asked(step)) {
        const role = second[ask] ?? ask;
        const one = call(role, [1], { ask: `ask-${ask}` });
        const [cue] = read(language, moment(step, [one]));
        expect(cue?.say.join(), ask).toContain(scripts.get(language)!.words.card(role));
        expect(cue?.act.join(' ')).toContain('Боря');
        const silent = read(language, moment(step, [call(role, [], { ask: `ask-${ask}` })]))[0]!;
        expect(silent.say, 'nobody hears that nobody wakes').toEqual(cue?.say);
        expect(silent.seats).toEqual([]);
      }
    for (const bar of ['doomed', 'recruited', 'blocked', 'office']) {
      const [cue] = read(language, moment('call', [call('doctor', [1], { bar })]));
      expect(cue?.say).toEqual(read(language, moment('call', [call('doctor', [1])]))[0]!.say);
      expect(cue?.act.join()).toContain('Боря');
      expect(cue?.seats).toEqual([]);
    }
  });

  test('every sign has a text', () => {
    const told = { seat: 2, other: 3, seats: [1, 2], side: 'town', card: 'don', gang: 'crime' };
    for (const event of SIGNS.filter((one) => one !== 'met' && one !== 'unwoken')) {
      const heard = { ...told, event, heard_by: 0, same: true, town: true, office: true };
      const [cue] = read(language, moment('mail', [], [heard]));
      expect(cue?.sign?.text, event).toBeTruthy();
      expect(cue?.act.join(' ')).toContain('Аня');
    }
  });

  test('every other step says what to do', () => {
    for (const step of STEPS.filter((one) => !CALLED.includes(one))) {
      const [cue] = read(language, moment(step, []));
      expect(cue?.say.join(''), step).toBeTruthy();
      expect(cue?.act.join(''), step).toBeTruthy();
    }
  });
});

test('a called night: the elder is woken, sees a thumb and sleeps before the doctor is called', () => {
  const elder = moment('call', [call('elder', [0])]);
  expect(spoken(read('ru', elder))).toEqual([
    [
      'Староста зажигает лампу. Староста просыпается.',
      'Глаза открывает: Аня. Староста: кого проверить? Дождись, на кого покажут, и запиши: коснись окна и подтверди.',
    ],
  ]);
  const checked = { event: 'checked', seat: 4, side: 'crime', heard_by: 0 };
  const doctor = moment('call', [call('doctor', [])], [checked]);
  const [sign, dummy] = read('ru', doctor, elder);
  expect(sign?.sign?.mark).toBe('▼');
  expect(spoken([sign!])).toEqual([
    ['Староста засыпает.', 'Покажи молча: Аня. Палец вниз: Дина — преступник.'],
  ]);
  expect(dummy?.say).toEqual(['Врач берёт саквояж.', 'Врач просыпается.']);
  const nothing = moment('call', [call('doctor', [])]);
  expect(read('ru', nothing, elder)[0]?.say[0]).toBe('Староста засыпает.');
});

test('a gang answers as one, hears of its victim once, and stays awake while it is asked again', () => {
  const gang = moment('gang', [call('', [4, 5], { ask: 'ask-crime' })], [], GANG);
  const [vote] = read('ru', gang);
  expect(vote).toMatchObject({ seats: [4, 5], together: true });
  const victim = (heard_by: number) => ({ event: 'victim', seat: 0, heard_by });
  const after = moment('mail', [], [victim(4), victim(5)]);
  const [nod, mail] = read('ru', after, gang);
  expect(nod?.act[0]).toBe('Покажи молча: Дина и Егор.');
  expect(nod?.say).toEqual(['Преступники засыпают.']);
  expect(mail?.say).toEqual(['Ведущий обходит спящий город.']);
  const again = moment('gang', [call('', [4, 5], { ask: 'ask-again' })], [], {
    ...GANG,
    again: true,
  });
  expect(read('ru', again, gang)[0]?.say).toEqual([]);
});
const GANG = { gang: 'crime', again: false };

test('a fast night: all are called first, then woken again for their signs', () => {
  const window = moment('call', [call('doctor', [1]), call('elder', [0])]);
  const [first, second] = read('ru', window);
  expect(first?.say).toEqual(['Врач берёт саквояж.', 'Врач просыпается.']);
  expect(second?.say[0]).toBe('Врач засыпает.');
  const checked = { event: 'checked', seat: 4, side: 'town', heard_by: 0 };
  const [sign] = read('ru', moment('mail', [], [checked]), window);
  expect(sign?.say).toContain('Староста просыпается.');
});

test('the morning is announced in one go, and nothing of it that only some may know', () => {
  const events: Partial<GameEvent>[] = [
    { event: 'dawn', day: 2, quiet: false },
    { event: 'left', seat: 1, card: 'doctor' },
    { event: 'attempt', by: 'gang', killers: [4], victim: 1, end: 'killed', clause: 'gang' },
  ];
  const list = read('ru', moment('talk', [], events, { round: 1 }));
  expect(list).toHaveLength(2);
  expect(list[0]?.say.join(' ')).toBe(
    'День 2. Светает, все просыпаются. Больше не с нами: Боря. Карта: Врач.',
  );
  expect(list[1]?.say).toEqual(['Разговор. Кого подозревает город?']);
});

test('whoever has shown the moderator their cards is not called for that again', () => {
  const events = (shown: boolean) => [
    { event: 'dealt', cast: CARDS, ...(shown && { shown }) },
    { event: 'night', night: 1 },
    { event: 'met', gang: 'mafia', other: -1, seats: [4, 5], heard_by: 4 },
    { event: 'met', gang: 'mafia', other: -1, seats: [4, 5], heard_by: 5 },
  ];
  const first = (shown: boolean) => {
    const now = moment('mail', [], events(shown));
    return read('ru', { ...now, view: { ...now.view, night: 1 } } as Scene);
  };
  expect(first(false).some(({ sign }) => sign)).toBe(true);
  expect(first(true).length).toBe(1);
});
