import type { GameInfo } from '../connection/wire';

export type Dealt = Record<string, readonly string[]>;

/** What has to lie beside the cards that are dealt, and which cards may. */
export function wanted(game: GameInfo, deal: Dealt): { name: string; cards: string[] }[] {
  return Object.entries(deal).flatMap(([what, dealt]) =>
    Object.entries(game.dealt_aside)
      .filter(([card]) => dealt.includes(card))
      .map(([, name]) => ({
        name,
        cards: (game.hand_dealt[what] ?? []).filter((card) => !dealt.includes(card)),
      })),
  );
}

/** The cards that lie beside, as the deal names them: the chosen ones, else the first that may. */
export function besides(
  game: GameInfo,
  deal: Dealt,
  chosen: Readonly<Record<string, string>>,
): Record<string, string[]> {
  const laid = wanted(game, deal).map(({ name, cards }) => {
    const one = chosen[name] ?? '';
    return [name, [cards.includes(one) ? one : (cards[0] ?? '')]];
  });
  return Object.fromEntries(laid) as Record<string, string[]>;
}
