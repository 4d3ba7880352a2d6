import { giveBlock, takeBlock, type Block, type Columns } from './block.ts';

/** Growing columns over one block of memory: capacity doubles, so filling n nodes costs O(n). */
export class ColumnBuilder implements Columns {
  count = 0;
  block!: Block;
  kind!: Uint8Array;
  name!: Int32Array;
  parent!: Int32Array;
  end!: Int32Array;
  from!: Int32Array;
  to!: Int32Array;
  /** Of elements, the serial of the qualified name; where `findOccurrences` writes when the document is read. */
  serial!: Int32Array;

  constructor(capacity: number) {
    this.#use(takeBlock(capacity));
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

  #use(block: Block): void {
    this.block = block;
    this.kind = block.kind;
    this.name = block.name;
    this.parent = block.parent;
    this.end = block.end;
    this.from = block.from;
    this.to = block.to;
    this.serial = block.next;
  }

  #grow(): void {
    const { block } = this;
    this.#use(takeBlock(block.kind.length * 2));
    this.kind.set(block.kind);
    this.name.set(block.name);
    this.parent.set(block.parent);
    this.end.set(block.end);
    this.from.set(block.from);
    this.to.set(block.to);
    this.serial.set(block.next);
    giveBlock(block);
  }
}
