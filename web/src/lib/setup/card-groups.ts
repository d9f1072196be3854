import type { Texts } from '../words/texts';

/** Cards of one side; of no side in a game whose cards have none. */
export interface CardGroup {
  side: string;
  cards: string[];
}

/** The cards whose name or text has what is looked for, by side in the order in which a side is first met. */
export function cardGroups(
  words: Texts,
  cards: readonly string[],
  sides: Record<string, string>,
  wanted: string,
): CardGroup[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  const looked = plain(wanted.trim());
  const found = cards.filter((card) => {
    const about = words.has(`card-${card}.about`) ? words.say(`card-${card}.about`) : '';
    return plain(`${words.say(`card-${card}`)} ${about}`).includes(looked);
  });
  const names = [...new Set(cards.map((card) => sides[card] ?? ''))];
  return names
    .map((side) => ({ side, cards: found.filter((card) => (sides[card] ?? '') === side) }))
    .filter((group) => group.cards.length);
}
