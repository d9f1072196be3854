import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/**
 * Files of what several parts of the page share. Each module goes into the first layer whose parts all import it, however
 * indirectly, so that nobody fetches what only others share; what one part alone needs stays in that part's own file, and what
 * one game alone needs in files of that game.
 */
export function layers(wanted: Record<string, RegExp[]>): Rolldown.CodeSplittingOptions {
  const groups = Object.entries(wanted).map(([layer, parts], index, { length }) => ({
    name: (module: string, graph: Graph) => {
      const game = gameOf(module);
      const needing = [...importers(module, graph)].filter((one) => !game || gameOf(one) !== game);
      return parts.every((part) => needing.some((one) => part.test(one))) ? layer : null;
    },
    debugName: layer,
    priority: length - index,
    minShareCount: 2,
  }));
  return { groups };
}

function gameOf(module: string): string | undefined {
  return /\/src\/games\/(\w+)\//.exec(module)?.[1];
}

/** A module and all that import it before they run, however indirectly. */
function importers(module: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(module)) return found;
  found.add(module);
  for (const one of graph.getModuleInfo(module)?.importers ?? []) importers(one, graph, found);
  return found;
}
