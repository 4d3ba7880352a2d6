import { ColumnBuilder } from './columns.ts';
import { XmlError } from './error.ts';
import { sizeAt } from './qnames.ts';
import { isBlank, NAME_BYTE } from './scan.ts';
import { Scope } from './scope.ts';
import { decodeText } from './text.ts';
import { TEXT } from './tree.ts';

/** Deeper nesting than any invoice schema allows; a bound against documents made to exhaust the reader. */
export const MAX_DEPTH = 256;

/** Set in `Reading.last` when what stood before was the end of an element. */
export const CLOSED = 0x1000;

/** Of the open elements, by depth: the slot of the name, and its length. Reading is never interrupted, so all share them. */
export const slots: Int32Array = new Int32Array(MAX_DEPTH + 1);
export const lengths: Int32Array = new Int32Array(MAX_DEPTH + 1);

/** Where reading a document stands. */
export class Reading {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly columns: ColumnBuilder;
  readonly scope: Scope;
  /** Text its bytes alone do not tell: with unusual references, from CDATA; attribute values with any. */
  readonly decoded: Map<number, string> = new Map();
  at = 0;
  /** The open element, 0 for none, and how many are open. */
  open = 0;
  depth = 0;
  rootSeen = false;
  /** What stood before the next tag: the slot of a name, with CLOSED for its end. */
  last = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.columns = new ColumnBuilder(Math.max(64, bytes.length >> 4));
    this.scope = new Scope(bytes, this.view);
  }

  /** Where the next tag stands, for `Scope.expected`. */
  get place(): number {
    return placeOf(this.last, slots[this.depth]!);
  }

  /**
   * Moves past a name. Its slot when it is the one expected at this place, else -1; whether it is well formed is asked once
   * a name, by the scope.
   */
  name(place: number, attribute: boolean): number {
    const start = this.at;
    const slot = this.scope.expected(place, start, attribute);
    if (slot >= 0) {
      this.at += sizeAt(slot);
      return slot;
    }
    let i = start;
    while (NAME_BYTE[this.bytes[i]!] === 1) i++;
    this.at = i;
    if (i === start) this.fail('a name was expected');
    return -1;
  }

  blanks(): boolean {
    const before = this.at;
    while (isBlank(this.bytes[this.at])) this.at++;
    return this.at > before;
  }

  fail(reason: string, at: number = this.at): never {
    throw new XmlError(reason, this.bytes, at);
  }
}

/** Told apart by what stood before it and by its parent: an ID of a party from an ID of a line. */
export const placeOf = (last: number, parent: number): number => last ^ (parent << 4);

/** Text, entity-free text after CDATA and so on are one text node when nothing but text lies between them. */
export function addText(r: Reading, from: number, to: number, decoded: string | undefined): void {
  const columns = r.columns;
  const last = columns.count - 1;
  if (columns.kind[last] !== TEXT || columns.parent[last] !== r.open) {
    const node = columns.add(TEXT, -1, r.open, from, to);
    if (decoded !== undefined) r.decoded.set(node, decoded);
    return;
  }
  const before = r.decoded.get(last) ?? decodeText(r.bytes, columns.from[last]!, columns.to[last]!, false);
  r.decoded.set(last, before + (decoded ?? decodeText(r.bytes, from, to, false)));
  columns.to[last] = to;
}

export function close(r: Reading, node: number): void {
  r.columns.end[node] = r.columns.count;
  r.columns.to[node] = r.at;
  r.scope.leave(node);
  r.last = slots[r.depth]! ^ CLOSED;
  r.depth--;
}
