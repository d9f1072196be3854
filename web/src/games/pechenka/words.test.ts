import { expect, test } from 'vitest';
import type { Entry } from '../../lib/connection/wire';
import { gameWords } from '../../lib/game/game-words';
import { turns } from '../../lib/game/log';

const choice = (seat: number, events: Entry['events']): Entry => ({
  kind: 'choice',
  seat,
  clause: 'turn',
  events,
  to: 0,
  by: '',
  helped: [],
});

test('what happens to everybody at once is told shortly, and in full as a list', async () => {
  const scored = (seat: number, role: string, attack: number, hill: number) => {
    const coins = attack + hill;
    return { event: 'scored', seat, role, attack, defence: 0, hill, coins, total: coins + 4 };
  };
  const struck = { event: 'struck', seat: 1, target: 0 };
  const round = { event: 'round', round: 2, rounds: 6, first: 0 };
  const events = [struck, scored(0, 'P', 0, 0), scored(1, 'K', 3, 1), round];
  const log = [choice(1, events)];
  const names = ['Аня', 'Марта'];
  const [told] = turns(log, await gameWords('pechenka', 'ru'), names, 0)[0]!.lines;
  expect(told?.text).toBe(
    'Марта поднимает меч на тебя. Монеты за раунд: ты\u00a0— 0 и Марта\u00a0— 4. Раунд 2 из 6. Жетон первого игрока у тебя.',
  );
  expect(told?.parts.map((part) => part.more)).toEqual([
    [],
    [
      'Твоя роль: Печенька. Монет за раунд: 0, всего: 4.',
      'Марта: Косинус. Меч: 3. Холм: 1. Монет за раунд: 4, всего: 8.',
    ],
    [],
  ]);
  const [other] = turns(log, await gameWords('pechenka', 'en'), names, 1)[0]!.lines;
  expect(other?.text).toContain('Coins for the round: Аня\u00a0– 0 and you\u00a0– 4.');
  expect(other?.parts[1]?.more[1]).toBe(
    'You are Cosine. Sword: 3. Hill: 1. Coins this round: 4, in all: 8.',
  );
});

test('what happens to one of them is told as ever', async () => {
  const showed = (seat: number) => ({ event: 'showed', seat, card: 'sword', circle: 3 });
  const told = async (events: Entry['events']) =>
    turns([choice(1, events)], await gameWords('pechenka', 'ru'), ['Аня', 'Марта'], 0)[0]?.lines[0];
  expect((await told([showed(1)]))?.text).toBe('Круг 3: Марта показывает меч.');
  const both = await told([showed(0), showed(1)]);
  expect(both?.text).toBe('Круг 3: ты\u00a0— меч и Марта\u00a0— меч.');
  expect(both?.parts[0]?.more).toEqual([]);
});
