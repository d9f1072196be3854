import type { Near, Option } from '../../lib/connection/wire';
import type { StreetCard } from './view';

/** ok: by a pair or free; warn: with a Mercenary; no: not now. */
export type Mark = 'free' | 'ok' | 'warn' | 'no' | 'quiet';

/** What the badge under a street card says: whether it can be paid, and the two cards to show. */
export interface Price {
  mark: Mark;
  shown: string[];
}

/** The name of a street card among the things that an option touches. */
export const thingOf = (card: StreetCard): string =>
  `street.${card.card}${card.lowered ? '.lowered' : ''}`;

/** The options that are about a thing. */
export const about = (options: readonly Option[], thing: string): Option[] =>
  options.filter((option) => option.touches[0] === thing);

const isWay = (option: Option): boolean => option.verb.startsWith('recruit');

/** The badge: from my options while I recruit, before that from the cards in my hand. */
export function priceOf(
  card: StreetCard,
  hand: readonly string[],
  options: readonly Option[],
): Price {
  if (!card.pair) return { mark: 'free', shown: [] };
  const pair = [card.pair, card.pair];
  const recruiting = options.some((option) => option.verb === 'pass');
  const ways = about(options, thingOf(card)).filter(isWay);
  const plain = recruiting
    ? ways.some((way) => way.verb === 'recruit-pair')
    : hand.filter((held) => held === card.pair).length > 1;
  if (plain) return { mark: 'ok', shown: pair };
  const joker = ways[0]?.words.joker;
  if (joker) return { mark: 'warn', shown: [card.pair, String(joker)] };
  return { mark: recruiting ? 'no' : 'quiet', shown: pair };
}

// The most telling reason first: what is lacking although I hold a Mercenary.
const TELLING = ['no-joker-for-mercenary', 'no-partner', 'no-pair'];

/** The best answer to «why not this card?»; none if nobody has refused it. */
export function refusalOf(near: readonly Near[], thing: string): Near | undefined {
  const refused = near.filter((way) => way.touches[0] === thing);
  const reason = TELLING.find((reason) => refused.some((way) => way.reason === reason));
  return refused.find((way) => way.reason === reason) ?? refused[0];
}
