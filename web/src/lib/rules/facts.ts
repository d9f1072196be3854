import type { FactInfo, PrintedInfo } from '../connection/wire';

/** Facts of one name: a value, or a column with a row for each thing. */
export interface Column {
  printed: PrintedInfo;
  facts: FactInfo[];
}

/** Does the fact have this name? `*` stands for one part. */
function fits(id: string, pattern: string): boolean {
  const [parts, wanted] = [id.split('.'), pattern.split('.')];
  return (
    parts.length === wanted.length && wanted.every((one, at) => one === '*' || one === parts[at])
  );
}

/** The part of an id that the star stands for: the thing that a row is about. */
export function thingOf(id: string, pattern: string): string {
  return id.split('.')[pattern.split('.').indexOf('*')] ?? '';
}

/** Columns about the same things, which are one table; a name without a star stands alone. */
export function tables(facts: readonly FactInfo[], printed: readonly PrintedInfo[]): Column[][] {
  const found = new Map<string, Column[]>();
  for (const one of printed) {
    const star = one.id.indexOf('*');
    const table = star < 0 ? one.id : one.id.slice(0, star);
    const column = { printed: one, facts: facts.filter(({ id }) => fits(id, one.id)) };
    found.set(table, [...(found.get(table) ?? []), column]);
  }
  return [...found.values()];
}

/** Facts by where they come from; each that an owner corrected is by itself. */
export function bySource(facts: readonly FactInfo[]): FactInfo[][] {
  const sources = new Map<string, FactInfo[]>();
  for (const fact of facts) {
    const source = fact.corrected ? fact.id : fact.source;
    sources.set(source, [...(sources.get(source) ?? []), fact]);
  }
  return [...sources.values()];
}
