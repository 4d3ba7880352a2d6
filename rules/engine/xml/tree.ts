import { EMPTY, giveBlock, type Block, type Columns } from './block.ts';
import { ByNode } from './by-node.ts';
import type { ColumnBuilder } from './columns.ts';
import { joined, qnameEnd, tagOf } from './content.ts';
import { ATTRIBUTE, DOCUMENT, ELEMENT, TEXT } from './kinds.ts';
import { names, type Name } from './names.ts';
import { findOccurrences, type Occurrences } from './occurrences.ts';
import { Positions, type Position } from './position.ts';
import { rawText } from './text.ts';
import { SHORT, Texts } from './texts.ts';

/**
 * A parsed document as columns of integers. A node is its index; indexes are document order (XPath 2.0, 2.4.1): an
 * element is followed by its attributes, then by its content. Node 0 is the document node.
 *
 * - `kind[n]`: one of the constants above.
 * - `name[n]`: number of the expanded name for elements and attributes; negative for a name no pack knows.
 * - `parent[n]`, and `end[n]`: the first index after the subtree, so `n < d && d < end[n]` means d is inside n.
 * - `from[n]`, `to[n]`: byte range of the raw content: between the tags of an element, between the quotes of an attribute.
 * - `textFrom[n]`, `textTo[n]`: the same range in `texts`, of a leaf or an attribute; negative where it stands in `bytes` alone. A large
 *   document has its texts gathered; of any other `texts` are its bytes, and the ranges are those there.
 *
 * Unless it was read with `textNodes`, text that is all an element has belongs to the element, and blanks between tags are
 * no nodes: of a printed invoice that is two nodes of three, which nearly no rule asks for.
 */
export class Tree implements Columns {
  readonly bytes: Buffer;
  readonly count: number;
  kind: Uint8Array;
  name: Int32Array;
  parent: Int32Array;
  end: Int32Array;
  from: Int32Array;
  to: Int32Array;
  texts: Buffer;
  textFrom: Int32Array;
  textTo: Int32Array;
  /** How many names the process knew when this tree was read; a pack loaded later must not judge it. */
  readonly epoch: number;
  /** Is every text a node? */
  readonly textNodes: boolean;
  #block: Block;
  readonly #decoded: ReadonlyMap<number, string>;
  readonly #unknown: readonly Name[];
  #positions: Positions | undefined;
  /** Of `texts`, and of `bytes`. */
  #reader: Texts | undefined;
  #sourceReader: Texts | undefined;
  readonly #kept = new ByNode<string>();
  #occurrences: Occurrences | undefined;

  constructor(
    bytes: Buffer,
    { block, count, gathers }: ColumnBuilder,
    decoded: ReadonlyMap<number, string>,
    unknown: readonly Name[],
    epoch: number,
    textNodes: boolean,
  ) {
    this.#block = block;
    this.bytes = bytes;
    this.count = count;
    this.textNodes = textNodes;
    this.kind = block.kind;
    this.name = block.name;
    this.parent = block.parent;
    this.end = block.end;
    this.from = block.from;
    this.to = block.to;
    this.texts = gathers ? block.texts : bytes;
    this.textFrom = gathers ? block.textFrom : block.from;
    this.textTo = gathers ? block.textTo : block.to;
    this.#decoded = decoded;
    this.#unknown = unknown;
    this.epoch = epoch;
  }

  /**
   * Gives the columns' memory to the next document. For whoever read the document, when nobody asks the tree any more: it has no nodes
   * from then on, and what is asked of them is an error or undefined, never another document's. A tree that is not released is left to the collector.
   */
  release(): void {
    if (this.#block === EMPTY) return;
    giveBlock(this.#block);
    this.#block = EMPTY;
    this.#occurrences = undefined;
    this.kind = EMPTY.kind;
    this.name = EMPTY.name;
    this.parent = EMPTY.parent;
    this.end = EMPTY.end;
    this.from = EMPTY.from;
    this.to = EMPTY.to;
    this.textFrom = EMPTY.textFrom;
    this.textTo = EMPTY.textTo;
    this.texts = EMPTY.texts;
    this.#reader = undefined;
  }

  /** The document element. */
  get root(): number {
    for (let n = this.firstChild(0); n >= 0; n = this.nextSibling(n)) if (this.kind[n] === ELEMENT) return n;
    throw new Error('a parsed document has an element');
  }

  /** First child (never an attribute), or -1. */
  firstChild(node: number): number {
    const end = this.end[node]!;
    let n = node + 1;
    while (n < end && this.kind[n] === ATTRIBUTE) n++;
    return n < end ? n : -1;
  }

  /** Next sibling of a node that is not an attribute, or -1. */
  nextSibling(node: number): number {
    const next = this.end[node]!;
    return node > 0 && next < this.end[this.parent[node]!]! ? next : -1;
  }

  /** First child element with this name number, or -1. */
  child(node: number, name: number): number {
    for (let n = this.firstChild(node); n >= 0; n = this.nextSibling(n))
      if (this.name[n] === name && this.kind[n] === ELEMENT) return n;
    return -1;
  }

  /** Child elements, with this name number when given. */
  children(node: number, name?: number): number[] {
    const found: number[] = [];
    for (let n = this.firstChild(node); n >= 0; n = this.nextSibling(n))
      if (this.kind[n] === ELEMENT && (name === undefined || this.name[n] === name)) found.push(n);
    return found;
  }

  /** The attribute node with this name number, or -1. */
  attribute(element: number, name: number): number {
    const end = this.end[element]!;
    for (let n = element + 1; n < end && this.kind[n] === ATTRIBUTE; n++) if (this.name[n] === name) return n;
    return -1;
  }

  /** Elements and attributes by name, found once for all packs that judge the document. */
  get occurrences(): Occurrences {
    return (this.#occurrences ??= findOccurrences(this.#block, this.count, this.epoch));
  }

  /** Is a text or an attribute value something else than its bytes say, apart from line ends and the five references of XML? */
  isDecoded(node: number): boolean {
    return this.#decoded.size > 0 && this.#decoded.has(node);
  }

  /**
   * String value, kept: rules ask for the same few, pack after pack. A short text is found as soon where it was made: to keep one word of every
   * line took a list of its own for each.
   */
  value(node: number): string {
    if (this.to[node]! - this.from[node]! <= SHORT) return this.text(node);
    return this.#kept.get(node) ?? this.#kept.set(node, this.text(node));
  }

  /** String value (XPath data model, 5.13): of an element or document, the concatenated text inside. */
  text(node: number): string {
    const kind = this.kind[node];
    if (kind === ELEMENT) return this.isLeaf(node) ? this.#read(node) : joined(this, node);
    if (kind === TEXT || kind === ATTRIBUTE) return this.#read(node);
    if (kind === undefined) throw new RangeError(`there is no node ${node}`);
    return kind === DOCUMENT ? this.text(this.root) : rawText(this.bytes, this.from[node]!, this.to[node]!);
  }

  /** Has the element no content but its own text? */
  isLeaf(element: number): boolean {
    const last = this.end[element]! - 1;
    return last === element || (this.kind[last] === ATTRIBUTE && this.parent[last] === element);
  }

  #read(node: number): string {
    const decoded = this.#decoded.size > 0 ? this.#decoded.get(node) : undefined;
    if (decoded !== undefined) return decoded;
    const from = this.textFrom[node]!;
    if (from >= 0) return (this.#reader ??= new Texts(this.texts)).read(from, this.textTo[node]!);
    return (this.#sourceReader ??= new Texts(this.bytes)).read(this.from[node]!, this.to[node]!);
  }

  /** Expanded name of an element or attribute. */
  nameOf(node: number): Name {
    const id = this.name[node]!;
    return id >= 0 ? names.at(id) : this.#unknown[~id]!;
  }

  /** Name as written in the source, prefix included (`fn:name`). */
  qname(node: number): string {
    const b = this.bytes;
    if (this.kind[node] === ELEMENT) {
      const start = tagOf(this, node) + 1;
      return b.toString('utf8', start, qnameEnd(b, start));
    }
    let stop = this.from[node]! - 1;
    while (b[stop - 1] !== 0x3d) stop--;
    stop--;
    while (b[stop - 1]! <= 0x20) stop--;
    let start = stop;
    while (b[start - 1]! > 0x20) start--;
    return b.toString('utf8', start, stop);
  }

  /** Where a node begins in the source, as UTF-8 text. */
  position(node: number): Position {
    this.#positions ??= new Positions(this.bytes);
    return this.#positions.at(this.kind[node] === ELEMENT ? tagOf(this, node) : this.from[node]!);
  }
}
