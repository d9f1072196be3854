import type { SeatTable } from '../seat/seat-table.svelte';
import type { GameInfo, TableInfo } from '../connection/wire';
import type { Texts } from '../words/texts';

/** A table that gathers, as one of its people sees it. */
export interface Gathering {
  seat: SeatTable;
  table: TableInfo;
  game: GameInfo;
  words: Texts;
}
