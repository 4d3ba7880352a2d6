// Value imports must form no cycle: load order would decide what is defined. Type imports are erased and may.

import { references } from './arrows.ts';
import type { Tree, Violation } from './tree.ts';

export function checkCycles(tree: Tree): Violation[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, typeOnly, dynamic } of references(tree)) {
    if (to === undefined || typeOnly || dynamic) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const done = new Set<string>();
  return [...graph.keys()].flatMap((file) => {
    const cycle = findCycle(file, graph, [], done);
    return cycle
      ? [{ place: cycle[0] ?? file, what: `value imports run in a circle: ${cycle.join(' → ')}` }]
      : [];
  });
}

/** Depth first; a file already cleared is not walked again. */
function findCycle(
  file: string,
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  open: readonly string[],
  done: Set<string>,
): string[] | undefined {
  const seen = open.indexOf(file);
  if (seen !== -1) return [...open.slice(seen), file];
  if (done.has(file)) return undefined;
  for (const next of graph.get(file) ?? []) {
    const cycle = findCycle(next, graph, [...open, file], done);
    if (cycle) {
      for (const each of cycle) done.add(each);
      return cycle;
    }
  }
  done.add(file);
  return undefined;
}
