import { giveBlock, growTexts, takeBlock, type Block, type Columns } from './block.ts';

/** In `textFrom`, of what was not gathered. */
const UNGATHERED = -1;
/** A document of so many bytes has its texts gathered: beyond, it outgrows the processor's own memory. */
const LARGE = 128 * 1024;
const WORD = 4;
/** The part of a document that its texts mostly are. */
const TEXT_PART = 4;

const NO_VIEW = new DataView(new ArrayBuffer(0));

/** The bytes of a document, and a view of them. */
export interface Source {
  readonly bytes: Buffer;
  readonly view: DataView;
}

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
  /** Are texts gathered? */
  readonly gathers: boolean;
  #texts: DataView = NO_VIEW;
  #used = 0;

  /** `size`: bytes of the document, 0 where its texts need not be gathered. */
  constructor(capacity: number, size = 0) {
    this.#use(takeBlock(capacity));
    this.gathers = size >= LARGE;
    if (!this.gathers) return;
    this.#texts = growTexts(this.block, Math.ceil(size / TEXT_PART), 0);
    this.block.textFrom.fill(UNGATHERED);
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

  /**
   * Copies the text of a leaf or an attribute behind those before it. The texts of a line of an invoice lie all over its markup: gathered they
   * take a tenth of the room or so, and rules that look at one after another find them in the processor's own memory.
   */
  gather(node: number, { bytes, view }: Source, from: number, to: number): void {
    const { block } = this;
    if (block.textFrom[node]! >= 0) return;
    const at = this.#used;
    const end = at + to - from;
    if (end + WORD > block.texts.length) this.#makeRoom(end + WORD, bytes.length);
    block.textFrom[node] = at;
    block.textTo[node] = end;
    this.#used = end;
    if (to + WORD > bytes.length) return void bytes.copy(block.texts, at, from, to);
    const texts = this.#texts;
    // The last word may bring bytes along that the next text is written over.
    for (let i = 0; i < to - from; i += WORD) texts.setInt32(at + i, view.getInt32(from + i, true), true);
  }

  /** Twice as much, but no more than the document has: one text may be nearly all of it, and none is there twice. */
  #makeRoom(needed: number, size: number): void {
    this.#texts = growTexts(this.block, Math.min(2 * needed, size + WORD), this.#used);
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
    if (this.gathers) this.#moveTexts(block);
    this.kind.set(block.kind);
    this.name.set(block.name);
    this.parent.set(block.parent);
    this.end.set(block.end);
    this.from.set(block.from);
    this.to.set(block.to);
    this.serial.set(block.next);
    giveBlock(block);
  }

  #moveTexts({ texts, textFrom, textTo }: Block): void {
    this.#texts = growTexts(this.block, texts.length, 0);
    texts.copy(this.block.texts, 0, 0, this.#used);
    this.block.textFrom.set(textFrom);
    this.block.textFrom.fill(UNGATHERED, textFrom.length);
    this.block.textTo.set(textTo);
  }
}
