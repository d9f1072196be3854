/** What is left of these cards when everybody else has theirs; cards of a kind are offered once. */
function left(cards: readonly string[], dealt: readonly string[], at: number): string[] {
  const out = [...cards];
  dealt.forEach((card, other) => {
    const index = other === at ? -1 : out.indexOf(card);
    if (index >= 0) out.splice(index, 1);
  });
  return [...new Set(out)];
}

/** The cards that this seat may be given, those of the evening's cast before all others. */
export function offeredTo(
  at: number,
  dealt: readonly string[],
  cards: readonly string[],
  cast: readonly string[],
): { cast: string[]; others: string[] } {
  const others = cards.filter((card) => !cast.includes(card));
  return { cast: left(cast, dealt, at), others: left(others, dealt, at) };
}
