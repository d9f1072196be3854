import { api } from '../connection/api';
import { read, write } from '../device/storage';
import { ruled, same, type Agreed, type Value } from '../setup/setup';
import type { GameInfo, Outlook } from '../connection/wire';

/** Answers that deal a fair cast, as the game found them. */
export type Dealing = Record<string, Value>;

/** Is one of these what is agreed on? */
export function isOneOf(fair: readonly Dealing[], options: Agreed['options']): boolean {
  return fair.some((one) => Object.entries(one).every(([id, value]) => same(options[id], value)));
}

/** The same with these answers. */
export function dealing(game: GameInfo, setup: Agreed, answers: Dealing): Agreed {
  const known = game.options.filter(({ id }) => id in answers);
  return known.reduce((agreed, option) => ruled(game, agreed, option, answers[option.id]!), setup);
}

/** One of them, but not what is agreed on now nor what was played last, if there is another. */
export function drawn(
  fair: readonly Dealing[],
  options: Agreed['options'],
  last: string,
  chance: () => number = Math.random,
): Dealing | undefined {
  const others = fair.filter((one) => !isOneOf([one], options));
  const fresh = others.filter((one) => JSON.stringify(one) !== last);
  const among = fresh.length ? fresh : others;
  return among[Math.floor(chance() * among.length)];
}

const lastKey = (game: GameInfo) => `fair-${game.id}`;

/** The same with another fair cast; the same itself, where there is none. It is remembered for the next evening. */
export function withAnother(game: GameInfo, setup: Agreed, fair: readonly Dealing[]): Agreed {
  const answers = drawn(fair, setup.options, read(lastKey(game), ''));
  if (!answers) return setup;
  write(lastKey(game), JSON.stringify(answers));
  return dealing(game, setup, answers);
}

/** A cast for somebody who chose none: one of those that the game found fair, another than last time. */
export async function fairly(game: GameInfo, setup: Agreed): Promise<Agreed> {
  const { fair } = await api.outlook(setup);
  const stay = isOneOf(fair, setup.options) && Math.random() * fair.length < 1;
  return stay ? setup : withAnother(game, setup, fair);
}

/** What the adviser says of the cast. */
export function verdict({ balance, fair }: Outlook): 'unfair' | 'one-of' | '' {
  if (balance && !balance.fair && fair.length) return 'unfair';
  return fair.length > 1 || (!balance && fair.length) ? 'one-of' : '';
}
