import type { Near } from '../../lib/connection/wire';
import { signed } from '../../lib/words/signed';
import type { EmpireScene } from './scene';

/** Why this cannot be chosen now. */
export function explainRefusal(scene: EmpireScene, near: Near, at: Element): void {
  const { words, names } = scene;
  const { seat, card } = near.words;
  const title = card ? words.card(String(card)) : words.player(Number(seat), names);
  scene.explainText(title, words.refusal(near.reason), near.clause, at);
}

/** The sources of a player's candies: those that this deck has. */
export function explainScore(scene: EmpireScene, seat: number, at: Element): void {
  const { words, names, view, viewer } = scene;
  const mine = seat === viewer ? 'yes' : 'no';
  const title = words.say('sheet-title', { mine, name: names[seat] ?? '' });
  const told = words.row(
    sourcesOf(view).map((source) =>
      words.say(`source-${source}`, { candies: signed(view.seats[seat]?.sheet[source] ?? 0) }),
    ),
  );
  scene.explainText(title, words.say('sheet-told', { told }), 'scoring', at);
}

/** Where candies can come from in this deck. */
export const sourcesOf = ({ characters }: Pick<EmpireScene['view'], 'characters'>) =>
  (['candies', 'buyer', 'pickpockets', 'pairs'] as const).filter(
    (source) => source !== 'pickpockets' || characters.includes('KAR'),
  );

/** The rule of a character. */
export function explainCard(scene: EmpireScene, card: string, at: Element): void {
  const { words } = scene;
  scene.explainText(
    words.card(card),
    words.say(`about-${card}`),
    words.say(`about-${card}.clause`),
    at,
  );
}
