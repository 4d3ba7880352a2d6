import type { Columns } from './tree.ts';

const INT_COLUMNS = 5;
const BYTES_PER_NODE = INT_COLUMNS * Int32Array.BYTES_PER_ELEMENT + 1;

/** Growing columns over one block of memory: capacity doubles, so filling n nodes costs O(n). */
export class ColumnBuilder implements Columns {
  count = 0;
  kind!: Uint8Array;
  name!: Int32Array;
  parent!: Int32Array;
  end!: Int32Array;
  from!: Int32Array;
  to!: Int32Array;

  constructor(capacity: number) {
    this.#allocate(capacity);
  }

  /** Adds a node whose subtree is, so far, itself. */
  add(kind: number, name: number, parent: number, from: number, to: number): number {
    const n = this.count++;
    if (n === this.kind.length) this.#grow();
    this.kind[n] = kind;
    this.name[n] = name;
    this.parent[n] = parent;
    this.end[n] = n + 1;
    this.from[n] = from;
    this.to[n] = to;
    return n;
  }

  #allocate(capacity: number): void {
    const block = new ArrayBuffer(capacity * BYTES_PER_NODE);
    const size = capacity * Int32Array.BYTES_PER_ELEMENT;
    this.name = new Int32Array(block, 0, capacity);
    this.parent = new Int32Array(block, size, capacity);
    this.end = new Int32Array(block, 2 * size, capacity);
    this.from = new Int32Array(block, 3 * size, capacity);
    this.to = new Int32Array(block, 4 * size, capacity);
    this.kind = new Uint8Array(block, INT_COLUMNS * size, capacity);
  }

  #grow(): void {
    const { kind, name, parent, end, from, to } = this;
    this.#allocate(kind.length * 2);
    this.kind.set(kind);
    this.name.set(name);
    this.parent.set(parent);
    this.end.set(end);
    this.from.set(from);
    this.to.set(to);
  }
}
