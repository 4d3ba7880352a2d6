import { ColumnBuilder } from './columns.ts';
import { XmlError } from './error.ts';
import type { ReaderPasses } from './passes/pass.ts';
import { sizeAt } from './qnames.ts';
import { isBlank, isBlankRange, NAME_BYTE } from './scan.ts';
import { Scope } from './scope.ts';
import { decodeText } from './text.ts';
import { ATTRIBUTE, TEXT } from './kinds.ts';

/** Deeper nesting than any invoice schema allows; a bound against documents made to exhaust the reader. */
export const MAX_DEPTH = 256;

/** Set in `Reading.last` when what stood before was the end of an element. */
export const CLOSED = 0x1000;

/** Of the open elements, by depth: a hash of the name, its length, and where the tag begins. Reading is never interrupted, so all share them. */
export const hashes: Int32Array = new Int32Array(MAX_DEPTH + 1);
export const lengths: Int32Array = new Int32Array(MAX_DEPTH + 1);
export const tags: Int32Array = new Int32Array(MAX_DEPTH + 1);

/** Where reading a document stands. */
export class Reading {
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly columns: ColumnBuilder;
  readonly scope: Scope;
  /** Are all texts nodes? Else only those beside other nodes that are more than blanks. */
  readonly textNodes: boolean;
  readonly passes: ReaderPasses;
  /** Text its bytes alone do not tell: with unusual references, from CDATA; attribute values with any. */
  readonly decoded: Map<number, string> = new Map();
  at = 0;
  /** The open element, 0 for none, and how many are open. */
  open = 0;
  depth = 0;
  rootSeen = false;
  /** What stood before the next tag: the hash of a name, with CLOSED for its end. */
  last = 0;
  /** The text that was read last, of which more may come: its bytes, from -1 where there is none. */
  textFrom = -1;
  textTo = -1;
  textDecoded: string | undefined;

  constructor(bytes: Buffer, textNodes: boolean, passes: ReaderPasses) {
    this.bytes = bytes;
    this.passes = passes;
    this.textNodes = textNodes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const capacity = Math.max(64, Math.ceil(bytes.length / (textNodes ? 16 : 48)));
    this.columns = new ColumnBuilder(capacity, textNodes ? 0 : bytes.length);
    this.scope = new Scope(bytes, this.view);
  }

  /** Where the next tag stands, for `Scope.expected`. */
  get place(): number {
    return placeOf(this.last, hashes[this.depth]!);
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

/** Of a serial. */
export const hashOf = (serial: number): number => serial & (CLOSED - 1);

/** Told apart by what stood before it and by its parent: an ID of a party from an ID of a line. */
export const placeOf = (last: number, parent: number): number => last ^ (parent << 4);

/** Text, references and CDATA are one text when nothing but text lies between them. */
export function addText(r: Reading, from: number, to: number, decoded: string | undefined): void {
  if (r.textFrom < 0) {
    r.textFrom = from;
    r.textDecoded = decoded;
  } else {
    const before = r.textDecoded ?? decodeText(r.bytes, r.textFrom, r.textTo, false);
    r.textDecoded = before + (decoded ?? decodeText(r.bytes, from, to, false));
  }
  r.textTo = to;
}

/** At markup that is no text: what was read before it becomes a node, unless blanks of an indentation. */
export function endText(r: Reading): void {
  const { textFrom: from, textTo: to, textDecoded: decoded } = r;
  if (from < 0) return;
  r.textFrom = -1;
  if (decoded === '' || (!r.textNodes && decoded === undefined && isBlankRange(r.bytes, from, to))) return;
  const node = r.columns.add(TEXT, -1, r.open, from, to);
  if (decoded !== undefined) r.decoded.set(node, decoded);
}

/** At an end tag: the text of an element that has nothing else belongs to the element itself. */
export function endContent(r: Reading): void {
  const { textDecoded: decoded } = r;
  if (r.textFrom < 0 || !isChildless(r) || (r.textNodes && decoded !== '')) return endText(r);
  r.textFrom = -1;
  if (decoded !== undefined) r.decoded.set(r.open, decoded);
}

function isChildless({ columns, open }: Reading): boolean {
  const last = columns.count - 1;
  return last === open || (columns.kind[last] === ATTRIBUTE && columns.parent[last] === open);
}

/** `to`: where the content ends. */
export function close(r: Reading, node: number, to: number): void {
  r.columns.end[node] = r.columns.count;
  r.columns.to[node] = to;
  r.scope.leave(node);
  r.last = hashes[r.depth]! ^ CLOSED;
  r.depth--;
}
