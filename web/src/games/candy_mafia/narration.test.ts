import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../../lib/connection/wire';
import { sentences } from '../../lib/game/event-sentences';
import { narrationOf, isNarrated, type Narration } from '../../lib/game/narration';
import type { Prompt } from '../../lib/game/outcome';
import type { GameWords } from '../../lib/game/game-words';
import { linesBetween, type PublicPlay } from '../../lib/narrator/script';

const NAMES = ['Аня', 'Боря', 'Вера'];
let words: GameWords;
let narration: Narration;
beforeAll(async () => {
  ({ words, narration } = (await narrationOf('candy_mafia', 'ru'))!);
});

const at = (decision: number, step: string, more: Partial<Prompt> = {}): PublicPlay => ({
  view: { prompt: { step, clause: '', mine: false, ...more }, outcome: null },
  decision,
});
const entry = (...events: Entry['events']): Entry => ({
  kind: 'close',
  seat: -1,
  clause: '',
  events,
  to: 0,
  by: '',
  helped: [],
});
function said(
  before: PublicPlay | null,
  now: PublicPlay,
  fresh: Entry[] = [],
  own: Record<string, string> = {},
): string[] {
  const wording = { narration, words, names: NAMES, own: (key: string) => own[key] };
  return linesBetween(before, now, fresh, wording).map(({ text }) => text);
}
const GANG = { gang: 'crime', again: false };

test('only a game that declares it is narrated', async () => {
  expect(isNarrated('candy_mafia')).toBe(true);
  expect(isNarrated('chess')).toBe(false);
  expect(await narrationOf('chess', 'ru')).toBeUndefined();
});

test('nightfall, the opening and the closing of a window, and the dawn are said in order', () => {
  const talk = at(1, 'talk', { round: 1 });
  const gang = at(2, 'gang', GANG);
  const mail = at(3, 'mail');
  expect(said(talk, gang, [entry({ event: 'night', night: 2 })])).toEqual([
    words.say('event-night', { night: 2 }),
    'Преступники решают, кто замолчит навсегда. Преступники просыпаются.',
  ]);
  expect(said(gang, mail)).toEqual(['Преступники засыпают.', words.say('step-mail')]);
  const dawn = [
    entry({ event: 'dawn', day: 2, quiet: false }, { event: 'left', seat: 1, card: 'don' }),
  ];
  expect(said(mail, at(4, 'talk', { round: 1 }), dawn)).toEqual([
    'День 2. Светает, все просыпаются.',
    'Больше не с нами: Боря. Карта: Дон.',
    'Разговор. Кого подозревает город?',
  ]);
});

test('an open window is said once, and again only after it is another', () => {
  expect(said(at(1, 'mail'), at(1, 'mail'))).toEqual([]);
  expect(said(null, at(1, 'mail'))).toHaveLength(1);
});

test('of a call nothing is said that is meant for its player', () => {
  const [line] = said(
    null,
    at(1, 'call', { mine: true, ask: 'ask-doctor', heard: 'ask-doctor', role: 'doctor' }),
  );
  expect(line).toBe('Врач берёт саквояж. Врач просыпается.');
});

test('whoever is called is heard to wake and to sleep again, whether anybody does', () => {
  const call = at(1, 'call', { heard: 'ask-doctor', role: 'doctor' });
  expect(said(call, at(2, 'gang', GANG))[0]).toBe('Врач засыпает.');
  // in a fast night nobody hears which of several it was
  const fast = at(1, 'call', { heard: '', role: '' });
  expect(said(null, fast)).toEqual(['Ночь. Одни спят, другие заняты делом.']);
  expect(said(fast, at(2, 'mail'))[0]).toBe('Кто просыпался, снова засыпает.');
  // that a gang is asked once more is not for all
  expect(said(at(1, 'gang', { ...GANG, again: true }), at(2, 'mail'))).toHaveLength(1);
});

test('an event that is not announced to all is not said, even if it is told here', () => {
  const secret = entry(
    { event: 'card', card: 'don', works: true, side: 'crime' },
    { event: 'checked', seat: 1, side: 'crime' },
    { event: 'met', seats: [0, 1] },
    { event: 'acted', seat: 0, card: 'doctor', target: 1, other: -1 },
    { event: 'left', seat: 1, card: 'don', heard_by: 0 },
  );
  expect(said(at(1, 'mail'), at(1, 'mail'), [secret])).toEqual([]);
});

test('all votes stand in one sentence, and whoever gave none abstains', () => {
  const votes = [1, -1, 0].map((target, seat) => ({ event: 'voted', seat, target }));
  const [one, ...more] = sentences(votes, words, NAMES, 2);
  expect(one?.text).toBe('Голоса: Аня → Боря, Боря воздерживается и Вера → Аня.');
  expect(more).toEqual([]);
});

test('a quiet night is told apart from the dawn, and a table’s own words replace the game’s', () => {
  const dawn = [entry({ event: 'dawn', day: 3, quiet: true })];
  const own = { 'spoken-dawn': 'Подъём!', 'step-talk': 'Болтаем.', 'spoken-gang': 'Злодеи!' };
  expect(said(at(1, 'mail'), at(2, 'talk', { round: 1 }), dawn, own)).toEqual([
    'Подъём!',
    words.say('spoken-quiet'),
    'Болтаем.',
  ]);
  expect(said(null, at(3, 'gang', GANG), [], own)).toEqual(['Злодеи! Преступники просыпаются.']);
  // the window of a second victim must not sound like the gang's
  expect(said(null, at(4, 'gang', { ...GANG, again: true }), [], own)).toEqual([
    'Ночь. Город спит.',
  ]);
});

test('every announcement that can be reworded has a name and a sample, and is one that is said', () => {
  for (const key of narration.reworded) {
    expect(words.has(key)).toBe(true);
    expect(words.say(`line-${key}`)).not.toBe('');
    expect(words.say(`line-${key}.sample`)).not.toBe('');
    if (key.startsWith('event-')) expect(narration.events).toContain(key.slice('event-'.length));
  }
  for (const event of narration.events) expect(words.has(`event-${event}`)).toBe(true);
});
