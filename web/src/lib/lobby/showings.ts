import type { ShowingInfo } from '../connection/wire';

/** By call: the seats of those who opened their eyes. */
export type Marks = readonly (readonly number[])[];

/** A meeting: its cards are called by their names later on. */
const isMeeting = (calls: readonly ShowingInfo[], at: number): boolean =>
  calls.slice(at + 1).some(({ cards }) => cards.includes(calls[at]!.cards[0]!));

/** How many of the cards still to be called may be nobody's: the cast may name more cards than there are seats. */
export function mayLack(calls: readonly ShowingInfo[], marks: Marks, seats: number): number {
  return calls.reduce((left, { cards }, at) => {
    if (isMeeting(calls, at)) return left;
    return left + (marks[at]?.length ?? cards.length);
  }, -seats);
}

/** Who may open their eyes at this call, by what was seen at the calls before it. */
export function candidates(
  calls: readonly ShowingInfo[],
  marks: Marks,
  at: number,
  seats: number,
): number[] {
  const call = calls[at]!;
  const all = [...Array(seats).keys()];
  if (isMeeting(calls, at)) return all;
  return all.filter((seat) =>
    calls.slice(0, at).every((other, index) => {
      const marked = marks[index]?.includes(seat) ?? false;
      return isMeeting(calls, index) ? marked === other.cards.includes(call.cards[0]!) : !marked;
    }),
  );
}

/**
 * The marks with those that follow: where only as many are left as the call names, nobody has to be woken for it.
 * Where a card may be nobody's every call is made, or the room would hear which one it is.
 */
export function withImplied(calls: readonly ShowingInfo[], marks: Marks, seats: number): Marks {
  const out = [...marks];
  if (mayLack(calls, [], seats)) return out;
  while (out.length < calls.length) {
    const at = out.length;
    const left = candidates(calls, out, at, seats);
    if (isMeeting(calls, at) || left.length !== calls[at]!.cards.length) break;
    out.push(left);
  }
  return out;
}

/** The card of every seat; empty: not known yet. */
export function dealOf(calls: readonly ShowingInfo[], marks: Marks, seats: number): string[] {
  const deal = Array<string>(seats).fill('');
  calls.forEach((call, at) => {
    if (!isMeeting(calls, at)) for (const seat of marks[at] ?? []) deal[seat] = call.cards[0]!;
  });
  return deal;
}
