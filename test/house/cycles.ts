// Value imports must form no cycle: load order would decide what is defined. Type imports are erased and may.

import { references } from './arrows.ts';
import { isGenerated, isTest } from './tree.ts';
import type { Tree, Violation } from './tree.ts';

/** One file of each circle of types there is, and why its files know each other's. */
const TYPE_CYCLES: Readonly<Record<string, string>> = {
  'rules/engine/xpath/emit/gen.ts': 'an expression is emitted by whoever emits what it is made of',
  'rules/engine/schematron/context.ts': 'a context is matched by those of which it is made',
  'rules/engine/xsd/build.ts': 'a type is read by whoever reads what it is made of',
};

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

/** Types of the product may know each other, but of each circle it is known why. */
export function checkTypeCycles(
  tree: Tree,
  reasons: Readonly<Record<string, string>> = TYPE_CYCLES,
): Violation[] {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, dynamic } of references(tree)) {
    if (to === undefined || dynamic || isTest(from) || isGenerated(from)) continue;
    if (from.startsWith('test/')) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
  }
  const cycles = circles(graph);
  const listed = Object.keys(reasons);
  return [
    ...cycles
      .filter((files) => !files.some((file) => listed.includes(file)))
      .map((files) => ({ place: files[0]!, what: `types know each other: ${files.toSorted().join(', ')}` })),
    ...listed
      .filter((file) => !cycles.some((files) => files.includes(file)))
      .map((place) => ({ place, what: 'is listed and in no circle of types' })),
  ];
}

/** The strongly connected parts of more than one file (Tarjan). */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next)! : Infinity) : visit(next);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === order.get(file)) {
      const part = open.splice(open.indexOf(file));
      if (part.length > 1) found.push(part);
    }
    return lowest.get(file)!;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
