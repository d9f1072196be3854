import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSeat, savedSeats } from '../device/saved-seats';
import { boxes } from '../../texts/en';
import { byGame } from '../words/texts';
import { boxTexts } from '../words/texts';
import { places } from './places';

const GAME = Object.keys(byGame(boxes))[0]!;

const answers: Record<string, [number, unknown]> = {};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const [status, body] = answers[`${path} ${headers.authorization ?? ''}`.trim()] ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

function seat(code: string, status?: string, mine = false): void {
  saveSeat({ code, game: GAME, token: `t-${code}`, person: 0, name: 'Ann', at: 1 });
  answers[`/api/tables/${code}`] = status ? [200, { status }] : [404, { error: 'no-such-table' }];
  answers[`/api/tables/${code}/replay/last?everything=false Bearer t-${code}`] = [
    200,
    { view: { prompt: { mine } } },
  ];
}

test('the table that waits for me stands first, one that is gone is forgotten', async () => {
  seat('MMM222', 'playing', true);
  seat('PPP222', 'playing');
  seat('AAA222', 'over');
  seat('BBB222');
  const found = await places('en');
  expect(found.map((place) => [place.code, place.mine])).toEqual([
    ['MMM222', true],
    ['PPP222', false],
    ['AAA222', false],
  ]);
  expect(found[0]?.title).toBe((await boxTexts(GAME, 'en')).say('title'));
  expect(savedSeats().map((kept) => kept.code)).not.toContain('BBB222');
});

test('a stopped match waits for nobody, though it was being played', async () => {
  seat('MMM222', 'playing', true);
  answers['/api/tables/MMM222'] = [200, { status: 'playing', stopped: 'other-rules' }];
  seat('PPP222', 'gathering');
  const found = await places('en');
  expect(found.map((place) => [place.code, place.mine])).toEqual([
    ['PPP222', false],
    ['MMM222', false],
  ]);
});

test('a table that does not answer is kept', async () => {
  seat('AAA222', 'over');
  answers['/api/tables/AAA222'] = [503, { error: 'busy' }];
  expect(await places('en')).toMatchObject([{ code: 'AAA222', table: null, mine: false }]);
});
