import type { MafiaScene } from './scene';
import type { Heard } from './shapes';

/** What I was told, by night, the latest first. */
export interface Page {
  night: number;
  lines: string[];
}

/** One thing that I was told, in words; what I chose myself is no news. */
function sentence({ words, names, viewer }: MafiaScene, row: Heard): string {
  const { kind, ...told } = row;
  return kind === 'chose' ? '' : words.event({ event: kind, ...told }, names, viewer);
}

/** The same, as the player of another seat was told it; read by all after the end. */
export function rowSentence({ words, names }: MafiaScene, row: Heard, seat: number): string {
  const { kind, ...told } = row;
  return words.event({ event: kind, ...told }, names, seat);
}

/** The private notebook that the table keeps for me. */
export function pages(scene: MafiaScene, rows: readonly Heard[]): Page[] {
  const out: Page[] = [];
  for (const row of rows) {
    // the card has a page of its own
    const line = row.kind === 'card' ? '' : sentence(scene, row);
    if (!line) continue;
    if (out[0]?.night !== row.night) out.unshift({ night: row.night, lines: [] });
    out[0]!.lines.push(line);
  }
  return out;
}

/** What tonight's note says; in the first night, for which it was dealt, my card. */
export function letter(scene: MafiaScene): string[] {
  const tonight = scene.view.night;
  return scene.view.told
    .filter(({ night, kind }) => night === tonight || (kind === 'card' && tonight === 1))
    .map((row) => sentence(scene, row))
    .filter(Boolean);
}

/** What my own card has done and may do, in words. */
export function deeds({ view, words, names }: MafiaScene): string[] {
  const { mine } = view;
  if (!mine) return [];
  const name = (seat: number) => words.player(seat, names);
  const row = (seats: readonly number[]) => words.row(seats.map(name));
  const out: string[] = [];
  if (mine.last >= 0) out.push(words.say('mine-last', { name: name(mine.last) }));
  if (mine.spent) out.push(words.say('mine-spent'));
  if (mine.owes) out.push(words.say('mine-owes'));
  if (mine.revenge) out.push(words.say('mine-revenge'));
  if (mine.prey >= 0)
    out.push(words.say('mine-prey', { name: name(mine.prey), hunted: mine.hunted ? 'yes' : 'no' }));
  if (mine.follows >= 0) out.push(words.say('mine-follows', { name: name(mine.follows) }));
  if (mine.cursed.length) out.push(words.say('mine-cursed', { names: row(mine.cursed) }));
  for (const link of mine.links) out.push(words.say('mine-links', { names: row(link) }));
  return out;
}
