/** The seats by side, in the order in which a side is first met; without sides everybody is alone. */
export function bySide(seats: readonly number[], sides: readonly number[] = []): number[][] {
  const found = new Map<number, number[]>();
  for (const seat of seats) {
    const side = sides[seat] ?? seat;
    found.set(side, [...(found.get(side) ?? []), seat]);
  }
  return [...found.values()];
}

/** Those who play with this seat, itself left out. */
export function partnersOf(seat: number, sides: readonly number[] = []): number[] {
  return [...sides.keys()].filter((other) => other !== seat && sides[other] === sides[seat]);
}
