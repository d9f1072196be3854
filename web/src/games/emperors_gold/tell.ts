import type { Near } from '../../lib/connection/wire';
import { columnOf, lineOf, type Cell } from './board';
import { standsOf } from './progress';
import { askedOf, myRows, type GoldScene } from './scene';
import type { Row, Task } from './shapes';
import { PAWN, stoneOf } from './stones';

/** What is to be said, one sentence after the other. */
const sentences = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/** The letter of a row, as the words of the game have it. */
export const rowName = ({ words }: GoldScene, slot: number): string =>
  words.say('row-letter', { slot: slot + 1 });

/** A cell, to be read aloud: where it is, what lies there, and what can be done with it. */
export function cellTold(scene: GoldScene, one: Cell): string {
  const { words } = scene;
  const { card, cell, fits } = one;
  const moving = askedOf(scene) === 'pawn';
  const state =
    one.order > 0
      ? 'taken'
      : one.reached
        ? moving
          ? 'ahead' // touched now, it is where the pawn goes
          : 'reached'
        : one.unfit
          ? 'unfit'
          : moving && one.standing !== 'off' && card !== PAWN
            ? 'goal'
            : 'quiet';
  return words.say('cell', {
    line: lineOf(cell),
    column: columnOf(cell),
    card: card === PAWN ? words.say('pawn') : card ? words.card(card) : words.say('empty'),
    state,
    order: one.order,
    fits: rowNames(scene, fits),
  });
}

/** The rows that a card fits, as the words of the game select on them. */
const rowNames = (scene: GoldScene, slots: readonly number[]): string =>
  slots.length ? slots.map((slot) => rowName(scene, slot)).join(', ') : 'none';

/** What two cards that lie side by side share, by its names: a shape, a colour, or both. */
export function shared(row: Pick<Row, 'cards' | 'links'>, at: number): string[] {
  const { shape, colour } = stoneOf(row.cards[at]!);
  const link = row.links[at];
  return link === 'both'
    ? [shape, colour]
    : link === 'shape'
      ? [shape]
      : link === 'colour'
        ? [colour]
        : [];
}

/** A row, to be read aloud: its cards, with what each shares with the one before. */
export function rowTold(scene: GoldScene, row: Row, slot: number): string {
  const { words } = scene;
  const cards = row.cards.map((card, at) => {
    const link = at > 0 ? row.links[at - 1] : undefined;
    return words.say('row-card', { card: words.card(card), link: link ?? 'first' });
  });
  return words.say('row-told', {
    row: rowName(scene, slot),
    count: cards.length,
    cards: cards.join(', '),
  });
}

/** What a task asks for; an open task is called by its number, as the player who claims it calls it. */
export function taskTold({ words }: GoldScene, { points, least, needs }: Task, at = -1): string {
  return words.tell('task-told', { number: at + 1, points, least, needs });
}

/** The progress of my rows towards a task. */
export function standsTold(scene: GoldScene, at: number): string {
  const { words } = scene;
  const told = standsOf(myRows(scene), at).map(({ slot, progress }) =>
    words.tell(progress.done ? 'stand-done' : 'stand-lacks', {
      row: rowName(scene, slot),
      missing: progress.missing,
      count: progress.missing.length,
      short: progress.short,
    }),
  );
  return sentences(...told);
}

/** Why a cell, a row or a task cannot be had now. */
export function explainRefusal(scene: GoldScene, near: Near, at: Element): void {
  const { words, view } = scene;
  const { line, column } = near.words;
  const card = view.board[(Number(line) - 1) * 5 + Number(column) - 1];
  const title = !line
    ? words.action(near)
    : card && card !== PAWN
      ? capital(words.card(card))
      : words.say('why-cell', { line: Number(line), column: Number(column) });
  const text = sentences(words.refusal(near.reason), needsTold(scene, near.reason, card));
  scene.explainText(title, text, near.clause, at);
}

/** A card at the wrong distance: how far it would have to be. */
function needsTold({ words }: GoldScene, reason: string, card = ''): string {
  if (reason !== 'distance' && reason !== 'not-in-line') return '';
  return words.say('why-value', { value: stoneOf(card).value });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A task in words, with the progress of my rows. */
export function explainTask(scene: GoldScene, at: number, place: Element, why?: Near): void {
  const { words, view } = scene;
  const task = view.tasks[at];
  if (!task) return;
  const text = sentences(
    why && words.refusal(why.reason),
    taskTold(scene, task, at),
    standsTold(scene, at),
  );
  scene.explainText(words.say('task-title', { points: task.points }), text, 'claim', place);
}

/** The board, to be read aloud: the pawn, new cards, the cells it would reach, the cards that can be taken. */
export function boardTold(scene: GoldScene, cells: readonly Cell[], target: number): string {
  const { words, view } = scene;
  const step = askedOf(scene);
  // What I have chosen goes to the table: nothing is to be told before it has.
  if (scene.busy) return '';
  // It may go to several rows.
  const held = step === 'place' && cells.find(({ standing }) => standing === 'sel');
  if (held) return words.say('await-end', { card: words.card(held.card) });
  if (step === 'pawn' && target < 0)
    return sentences(placeTold(scene, 'pawn-told', view.pawn), newTold(scene));
  const reached = cells.filter((one) => one.reached);
  const cards = words.row(
    reached.map(({ card, fits }) =>
      words.say('reach-card', { card: words.card(card), fits: rowNames(scene, fits) }),
    ),
  );
  if (step === 'place') return words.say('take-told', { count: reached.length, cards });
  return target < 0 ? '' : placeTold(scene, 'reach-told', target, { count: reached.length, cards });
}

function placeTold(
  { words }: GoldScene,
  key: string,
  cell: number,
  said: Record<string, string | number> = {},
): string {
  return words.say(key, { line: lineOf(cell), column: columnOf(cell), ...said });
}

/** Which cards have come to the board since my last turn, and where. */
function newTold(scene: GoldScene): string {
  const { words, view, viewer } = scene;
  const events = scene.log.flatMap((entry) => entry.events);
  const since = events.findLastIndex((seen) => seen.event === 'moved' && seen.seat === viewer);
  if (since < 0) return '';
  const cards = events
    .slice(since)
    .flatMap((seen) => (seen.event === 'refilled' ? seen.cards : []));
  // Some of them are gone again, or were swapped with the pawn.
  const cells = cards.map((card) => view.board.indexOf(card)).filter((cell) => cell >= 0);
  const told = cells
    .sort((a, b) => a - b)
    .map((cell) => placeTold(scene, 'new-card', cell, { card: words.card(view.board[cell]!) }));
  return told.length ? words.say('new-told', { cards: told.join('; ') }) : '';
}
