import type { TableInfo } from '../connection/wire';

/** Whether the cards come as soon as this person has added their part, which happens by itself. */
export function isDealing(table: TableInfo, me: number): boolean {
  if (table.status !== 'shuffling' || me < 0) return false;
  return table.seats.every(
    ({ kind, person }) => kind !== 'person' || person === me || hasGiven(table, person),
  );
}

/** Whether the person's part of the shuffle has come; everybody is listed from the start, with an empty part. */
export function hasGiven(table: TableInfo, person: number): boolean {
  return (table.shuffle?.parts ?? []).some((part) => part.person === person && part.part !== '');
}
