import { renewedSetup } from '../connection/old-names';
import { lasting, USUAL_PACE } from './pace';
import type { ClockSetup, GameInfo, OptionInfo, SeatSetup, Setup } from '../connection/wire';

/** A set-up with nothing left open. */
export type Agreed = Required<Setup>;
/** What an option is agreed to be; a set is a list. */
export type Value = OptionInfo['default'];

/** The option whose choices are games of their own, if the game has one. */
export function headlineOf(game: GameInfo): OptionInfo | undefined {
  return game.options.find((option) => option.headline);
}

/** Does the option belong to another of its games? */
export function isElsewhere(
  game: GameInfo,
  option: OptionInfo,
  options: Agreed['options'],
): boolean {
  const headline = headlineOf(game);
  const needed = headline && option.needs[headline.id];
  return !!needed && !needed.includes(String(options[headline.id]));
}

/** Which of its games is agreed on. */
export function headlineChoice(game: GameInfo, setup: Agreed): string | undefined {
  const headline = headlineOf(game);
  return headline && String(setup.options[headline.id]);
}

/** How many may play this choice of the headline; all that the game is for, where it has none. */
export function countsFor(game: GameInfo, which = ''): number[] {
  return headlineOf(game)?.seats[which] ?? game.seats;
}

/** The fewest people that can play with somebody else, by the choice of the headline that is usual or named. */
export function fewest(game: GameInfo, which = String(headlineOf(game)?.default)): number {
  const counts = countsFor(game, which);
  const together = counts.filter((count) => count > 1);
  return Math.min(...(together.length ? together : counts));
}

/** What is offered first: what was agreed last time as far as the game still knows it, else the usual. */
export function firstSetup(game: GameInfo, stored?: Partial<Setup>): Agreed {
  const last = stored && renewedSetup(stored);
  const kept = last?.seats?.map((seat, i) => (i === 0 ? PERSON : { ...PERSON, ...seat })) ?? [];
  const seats = game.seats.includes(kept.length) ? kept : places(fewest(game));
  return {
    game: game.id,
    seats,
    options: Object.fromEntries(
      game.options.map((option) => [
        option.id,
        known(option, last?.options?.[option.id], seats.length),
      ]),
    ),
    clock: last?.clock && hasClocks(game) ? { ...GAME_CLOCK, ...last.clock } : null,
    // agreed for a single match
    first: null,
    pace: last?.pace ?? USUAL_PACE,
    moderator: game.moderator && (last?.moderator ?? false),
    owner_conducts: game.moderator && (last?.owner_conducts ?? true),
    spectators: last?.spectators ?? true,
    chat: last?.chat ?? true,
    absent: last?.absent ?? null,
    open_after: last?.open_after ?? true,
    // where people hide a side from whoever sits beside them, advice is asked for by agreement alone
    hints: last?.hints ?? !game.moderator,
    closed: false,
  };
}

/** A clock that was kept before there were several kinds is one for the game. */
const GAME_CLOCK: Pick<ClockSetup, 'kind'> = { kind: 'game' };
const PERSON: SeatSetup = { kind: 'person', level: 'steady' };

function places(count: number): SeatSetup[] {
  return Array.from({ length: count }, () => ({ ...PERSON }));
}

/** Whether a choice is for this many players. */
export function fits(option: OptionInfo, value: unknown, count: number): boolean {
  return option.seats[String(value)]?.includes(count) ?? true;
}

/** The value if it is one that this many can play, else the usual one for them. */
function known(option: OptionInfo, value: unknown, count: number): Value {
  if (isOf(option, value) && fits(option, value, count)) return value;
  if (fits(option, option.default, count)) return option.default;
  return option.choices.find((choice) => fits(option, choice, count)) ?? option.default;
}

function isOf(option: OptionInfo, value: unknown): value is Value {
  const { kind, choices, least, most } = option;
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'choice') return choices.includes(String(value));
  if (kind === 'number') return typeof value === 'number' && least <= value && value <= most;
  const members: unknown[] = Array.isArray(value) ? value : [];
  return (
    Array.isArray(value) &&
    least <= members.length &&
    members.length <= most &&
    members.every((one) => choices.includes(String(one)))
  );
}

/** One person against bots of a level, with everything as usual but what the shelf offers. */
export function againstBots(
  game: GameInfo,
  level: SeatSetup['level'],
  chosen: Agreed['options'] = {},
): Agreed {
  const headline = headlineOf(game);
  const which = headline && chosen[headline.id];
  const count = fewest(game, which === undefined ? which : String(which));
  const setup = { ...together(game, count, chosen), pace: USUAL_PACE };
  return { ...setup, seats: setup.seats.map((seat, i) => (i ? { kind: 'bot', level } : seat)) };
}

/** Longer than usual: what is asked of others' turns has to be read first. */
const FIRST_SHORT = 25;

/** As somebody plays it who has read nothing of the game yet: the person begins, and there is time to read a question. */
export function forBeginners(game: GameInfo, setup: Agreed): Agreed {
  const short = game.windows.short && !game.moderator;
  return {
    ...setup,
    first: game.lot ? 0 : null,
    pace: short ? lasting(game, setup.pace, 'short', FIRST_SHORT) : setup.pace,
  };
}

/** This many people on one device, with everything as usual but what the shelf offers. */
export function together(game: GameInfo, people: number, chosen: Agreed['options'] = {}): Agreed {
  const setup = atOnePace(game, called(game, resized(game, firstSetup(game), people), true));
  const offered = game.options.filter(({ headline, variant }) => headline || variant);
  return offered.reduce((agreed, option) => {
    const value = chosen[option.id];
    return value === undefined ? agreed : ruled(game, agreed, option, value);
  }, setup);
}

/** How people come together: with a phone each, with a moderator who deals printed cards, or all on one device. */
export type Door = 'phones' | 'moderator' | 'one';
export const DOORS: Door[] = ['phones', 'moderator', 'one'];

/** The same, come together otherwise. */
export function through(game: GameInfo, setup: Agreed, door: Door): Agreed {
  const alone = { ...withModerator(game, setup, false), pace: USUAL_PACE };
  if (door === 'moderator') return withModerator(game, alone, true);
  return door === 'one' ? filled(atOnePace(game, called(game, alone, true)), 'person') : alone;
}

/** Through which of them one came last. */
export function doorOf({ moderator, pace }: Agreed): Door {
  return moderator ? 'moderator' : pace.closes === 'person' ? 'one' : 'phones';
}

/** A game in which every step ends without those who are gone has no use for clocks. */
export const hasClocks = ({ absent }: GameInfo): boolean => absent !== 'wait';

/** One device goes round at night, as long as that takes: no time ends what a person can close, its holders do. */
function atOnePace(game: GameInfo, setup: Agreed): Agreed {
  return game.moderator
    ? { ...setup, pace: { ...setup.pace, closes: 'person', tempo: 'brisk' } }
    : setup;
}

/** The same with more or fewer seats: people are waited for on the new ones; rules that are not for that number change. */
export function resized(game: GameInfo, setup: Agreed, count: number): Agreed {
  const options = game.options.map((option) => [
    option.id,
    known(option, setup.options[option.id], count),
  ]);
  return {
    ...setup,
    seats: [...setup.seats, ...places(count)].slice(0, count),
    options: meaningful(game, Object.fromEntries(options) as Agreed['options']),
  };
}

/** The same with another rule; if it is not for that number, with the nearest number of seats that it is for. */
export function ruled(game: GameInfo, setup: Agreed, option: OptionInfo, value: Value): Agreed {
  const count = setup.seats.length;
  const options = meaningful(game, { ...setup.options, [option.id]: value });
  const chosen = { ...setup, options };
  if (fits(option, value, count)) return chosen;
  return resized(game, chosen, nearest(option.seats[String(value)]!, count));
}

/** Of these numbers the one that is least away. */
export function nearest(counts: readonly number[], count: number): number {
  const away = (one: number, other: number) => Math.abs(one - count) - Math.abs(other - count);
  return [...counts].sort(away)[0]!;
}

/** The same with another seat. */
export function reseated(setup: Agreed, at: number, seat: SeatSetup): Agreed {
  return { ...setup, seats: setup.seats.map((old, i) => (i === at ? { ...old, ...seat } : old)) };
}

/** Nobody wants to add the seats of such a game one by one. */
export function isForMany(game: GameInfo): boolean {
  return game.seats.length > 6;
}

/** The same with people, or with bots, on all seats but the first. */
export function filled(setup: Agreed, kind: 'person' | 'bot'): Agreed {
  return { ...setup, seats: setup.seats.map((seat, i) => (i ? { ...seat, kind } : seat)) };
}

/** Who is on all seats but the first; undefined: some of both. */
export function filling(setup: Agreed): 'person' | 'bot' | undefined {
  const [kind, ...more] = new Set(setup.seats.slice(1).map((seat) => seat.kind ?? 'person'));
  return more.length ? undefined : kind;
}

/**
 * The same with a moderator, who usually says when the game goes on, or without one; rules that suit it go with it
 * unless somebody chose otherwise.
 */
export function withModerator(game: GameInfo, setup: Agreed, moderator: boolean): Agreed {
  const { closes } = setup.pace;
  const usual = closes === 'person' ? 'ripe' : closes;
  return {
    ...called(game, setup, moderator),
    moderator,
    pace: { ...setup.pace, closes: moderator ? 'person' : usual },
  };
}

/**
 * The same with the rules that suit a table where somebody says aloud who is called: a moderator, or one device in the
 * middle.
 */
export function called(game: GameInfo, setup: Agreed, aloud: boolean): Agreed {
  const options = { ...setup.options };
  for (const { id, default: alone, moderated } of game.options) {
    if (moderated === null) continue;
    const [from, to] = aloud ? [alone, moderated] : [moderated, alone];
    if (same(options[id], from)) options[id] = to;
  }
  return { ...setup, options };
}

/** The first of the options it needs that is not so; none: it means something beside the others. */
export function lacking(option: OptionInfo, options: Agreed['options']): string | undefined {
  const holds = ([other, admitted]: [string, (boolean | number | string)[]]) =>
    [options[other] ?? []].flat().some((value) => admitted.includes(value));
  return Object.entries(option.needs).find((need) => !holds(need))?.[0];
}

/** The same, with those that mean nothing beside the others as usual: the server refuses anything else. */
function meaningful(game: GameInfo, options: Agreed['options']): Agreed['options'] {
  const idle = game.options.filter(
    (option) => lacking(option, options) && !same(options[option.id], option.default),
  );
  if (!idle.length) return options;
  const usual = idle.map((option) => [option.id, option.default]);
  return meaningful(game, { ...options, ...(Object.fromEntries(usual) as Agreed['options']) });
}

/** Are two values of an option one and the same? */
export function same(one: Value | undefined, other: Value | undefined): boolean {
  return String(one) === String(other);
}
