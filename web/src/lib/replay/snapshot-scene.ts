import type { Scene, View } from '../game/scene';
import { seatNames } from '../words/seat-names';
import type { Entry, Snapshot, TableInfo } from '../connection/wire';
import type { GameWords } from '../game/game-words';

const nothing = () => {};

/** A frame of the past as the game's drawing gets it: to look at, with nothing to choose. */
export function snapshotScene(
  frame: Snapshot,
  table: TableInfo,
  viewer: number,
  words: GameWords,
  fresh: Entry[],
  explainText: Scene['explainText'],
): Scene {
  return {
    game: table.setup.game,
    match: `${table.code}/${table.match}`,
    view: frame.view as View,
    facts: frame.facts,
    viewer,
    seats: table.seats,
    sides: table.sides ?? [],
    absences: [],
    answered: [],
    others: [],
    names: seatNames(table.seats),
    options: [],
    near: [],
    decision: frame.at,
    undo: 'no',
    hint: [],
    busy: false,
    live: false,
    log: frame.entries,
    fresh,
    words,
    sketch: null,
    sendSketch: nothing,
    choose: nothing,
    tap: nothing,
    touched: '',
    explain: nothing,
    explainText,
    takeBack: nothing,
    showResult: null,
    holdResult: nothing,
    left: () => 1,
    speaks: false,
    yieldFloor: nothing,
  };
}
