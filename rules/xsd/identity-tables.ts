import type { Tree } from '@conforme/rules/xml';

/** Key sequences of a constraint, as an element has them for its ancestors. */
interface Table {
  readonly node: number;
  readonly sequences: Set<string>;
}

/**
 * What elements hand to their ancestors: the key sequences of each constraint that a keyref refers to (Part 1, 3.11.5). A sequence that
 * comes from more than one child of an element stands for neither of them, from there on upwards.
 */
export class KeyTables {
  readonly #tree: Tree;
  /** By constraint, in document order, no one inside another. */
  readonly #tables = new Map<string, Table[]>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** An element that ends declares the constraint itself: its own sequences count in any case. */
  add(constraint: string, node: number, own: ReadonlySet<string>): void {
    const sequences = this.at(constraint, node);
    for (const each of own) sequences.add(each);
  }

  /** The table of an element that ends. */
  at(constraint: string, node: number): Set<string> {
    const tables = this.#tables.get(constraint) ?? [];
    this.#tables.set(constraint, tables);
    let first = tables.length;
    while (first > 0 && tables[first - 1]!.node >= node) first--;
    const sequences = this.#joined(tables.splice(first));
    tables.push({ node, sequences });
    return sequences;
  }

  /** What reaches the element that all of these are in; made of the largest, which is used up. */
  #joined(tables: readonly Table[]): Set<string> {
    if (tables.length < 2) return tables[0]?.sequences ?? new Set();
    const children = this.#byChild(tables).map((group) => this.#joined(group));
    const joined = children.reduce((largest, each) => (each.size > largest.size ? each : largest));
    const twice = new Set<string>();
    for (const sequence of children.filter((each) => each !== joined).flatMap((each) => [...each])) {
      if (twice.has(sequence)) continue;
      if (!joined.delete(sequence)) joined.add(sequence);
      else twice.add(sequence);
    }
    return joined;
  }

  /** Tables by the child they are in of the lowest element that all are in. */
  #byChild(tables: readonly Table[]): Table[][] {
    const { parent, end } = this.#tree;
    const last = tables.at(-1)!.node;
    const groups: Table[][] = [];
    let edge = 0;
    let common = tables[0]!.node;
    while (end[common]! <= last) common = parent[common]!;
    for (const table of tables) {
      if (table.node >= edge) {
        let child = table.node;
        while (parent[child] !== common) child = parent[child]!;
        edge = end[child]!;
        groups.push([]);
      }
      groups.at(-1)!.push(table);
    }
    return groups;
  }
}
