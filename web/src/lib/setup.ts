import type { ClockSetup, GameInfo, OptionInfo, SeatSetup, Setup } from './wire';

/** A set-up with nothing left open. */
export type Agreed = Required<Setup>;

export const CLOCKS = {
  quick: { bank: 300, increment: 5 },
  usual: { bank: 900, increment: 10 },
  slow: { bank: 1800, increment: 30 },
} satisfies Record<string, ClockSetup>;
export type ClockName = 'off' | keyof typeof CLOCKS | 'own';
export const OWN_CLOCK: ClockSetup = { bank: 1200, increment: 15 };

/** The fewest people that can play with somebody else. */
export function fewest(game: GameInfo): number {
  const together = game.seats.filter((count) => count > 1);
  return Math.min(...(together.length ? together : game.seats));
}

/** What is offered first: what was agreed last time as far as the game still knows it, else the usual. */
export function firstSetup(game: GameInfo, last?: Partial<Setup>): Agreed {
  const seats = last?.seats?.map((seat, i) => (i === 0 ? PERSON : { ...PERSON, ...seat })) ?? [];
  return {
    game: game.id,
    seats: game.seats.includes(seats.length) ? seats : places(fewest(game)),
    options: Object.fromEntries(
      game.options.map((option) => [option.id, known(option, last?.options?.[option.id])]),
    ),
    clock: last?.clock ?? null,
    spectators: last?.spectators ?? true,
    chat: last?.chat ?? true,
    absent: last?.absent ?? 'wait',
    open_after: last?.open_after ?? true,
  };
}

const PERSON: SeatSetup = { kind: 'person', level: 'steady' };

function places(count: number): SeatSetup[] {
  return Array.from({ length: count }, () => ({ ...PERSON }));
}

function known(option: OptionInfo, value: unknown): boolean | number | string {
  const fits =
    option.kind === 'flag'
      ? typeof value === 'boolean'
      : option.kind === 'choice'
        ? option.choices.includes(String(value))
        : typeof value === 'number' && option.least <= value && value <= option.most;
  return fits ? (value as boolean | number | string) : option.default;
}

/** One person against bots of a level, with everything as usual. */
export function againstBots(game: GameInfo, level: SeatSetup['level']): Agreed {
  const setup = firstSetup(game);
  return { ...setup, seats: setup.seats.map((seat, i) => (i ? { kind: 'bot', level } : seat)) };
}

/** So many people on one device, with everything as usual. */
export function together(game: GameInfo, people: number): Agreed {
  return { ...firstSetup(game), seats: places(people) };
}

/** The same with more or fewer seats: people are waited for on the new ones. */
export function resized(setup: Agreed, count: number): Agreed {
  return { ...setup, seats: [...setup.seats, ...places(count)].slice(0, count) };
}

/** The same with another seat. */
export function reseated(setup: Agreed, at: number, seat: SeatSetup): Agreed {
  return { ...setup, seats: setup.seats.map((old, i) => (i === at ? { ...old, ...seat } : old)) };
}

export function clockName(clock: ClockSetup | null | undefined): ClockName {
  if (!clock) return 'off';
  const names = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];
  const found = names.find(
    (name) => CLOCKS[name].bank === clock.bank && CLOCKS[name].increment === clock.increment,
  );
  return found ?? 'own';
}

/** Whether the option means something beside the others. */
export function counts(option: OptionInfo, options: Agreed['options']): boolean {
  if (!option.needs) return true;
  const [other, value] = option.needs;
  return options[String(other)] === value;
}
