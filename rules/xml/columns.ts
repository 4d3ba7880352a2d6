import type { Columns } from './tree.ts';

/** Growing columns: capacity doubles, so filling n nodes costs O(n). */
export class ColumnBuilder implements Columns {
  count = 0;
  kind: Uint8Array;
  name: Int32Array;
  parent: Int32Array;
  end: Int32Array;
  from: Int32Array;
  to: Int32Array;

  constructor(capacity: number) {
    this.kind = new Uint8Array(capacity);
    this.name = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.from = new Int32Array(capacity);
    this.to = new Int32Array(capacity);
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

  #grow(): void {
    const size = this.kind.length * 2;
    const kind = new Uint8Array(size);
    kind.set(this.kind);
    this.kind = kind;
    this.name = longer(this.name, size);
    this.parent = longer(this.parent, size);
    this.end = longer(this.end, size);
    this.from = longer(this.from, size);
    this.to = longer(this.to, size);
  }
}

function longer(column: Int32Array, size: number): Int32Array {
  const grown = new Int32Array(size);
  grown.set(column);
  return grown;
}
