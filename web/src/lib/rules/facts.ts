import type { FactInfo } from '../connection/wire';

/**
 * What is printed on one thing, such as a card: facts whose ids share all but their third part; any other stands alone.
 */
export interface Printed {
  id: string;
  facts: FactInfo[];
}

export function byThing(facts: readonly FactInfo[]): Printed[] {
  const things = new Map<string, FactInfo[]>();
  for (const fact of facts) {
    const parts = fact.id.split('.');
    const id = parts.length > 2 ? parts.slice(0, -1).join('.') : fact.id;
    things.set(id, [...(things.get(id) ?? []), fact]);
  }
  return [...things].map(([id, its]) => ({ id, facts: its }));
}

/** The name of a fact among those of its thing. */
export const lastPart = (id: string): string => id.slice(id.lastIndexOf('.') + 1);

/** Facts by where they come from; each that an owner corrected is by itself. */
export function bySource(facts: readonly FactInfo[]): FactInfo[][] {
  const sources = new Map<string, FactInfo[]>();
  for (const fact of facts) {
    const source = fact.corrected ? fact.id : fact.source;
    sources.set(source, [...(sources.get(source) ?? []), fact]);
  }
  return [...sources.values()];
}
