import type { TableInfo } from '../connection/wire';

/** Whether the cards come as soon as this person has added their part, which happens by itself. */
export function isDealing(table: TableInfo, me: number): boolean {
  if (table.status !== 'shuffling' || me < 0) return false;
  const given = new Set([me, ...(table.shuffle?.parts ?? []).map((part) => part.person)]);
  return table.seats.every((seat) => seat.kind !== 'person' || given.has(seat.person));
}
