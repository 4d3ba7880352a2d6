import { ColumnBuilder } from './columns.ts';
import { toUtf8 } from './encoding.ts';
import { XmlError } from './error.ts';
import { names } from './names.ts';
import { Scope } from './scope.ts';
import {
  declaresNamespace,
  isBlank,
  isBlankRange,
  isPlainValue,
  NAME_BYTE,
  plainTextEnd,
  quotedEnd,
  refuseControls,
  refuseNonCharacters,
} from './scan.ts';
import { decodeText, isXmlDeclaration, isXmlName, rawText } from './text.ts';
import { ATTRIBUTE, COMMENT, DOCUMENT, ELEMENT, INSTRUCTION, TEXT, Tree } from './tree.ts';

/** Deeper nesting than any invoice schema allows; a bound against documents made to exhaust the reader. */
const MAX_DEPTH = 256;
const MAX_ATTRIBUTES = 64;

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const AMP = 0x26;
const EQUALS = 0x3d;

/**
 * Reads a document. Namespaces are resolved; no DTD and no entity beyond the five of XML is read, so nothing is ever
 * fetched or expanded.
 *
 * @throws XmlError with line and column when the bytes are not a well-formed, namespace-well-formed document.
 */
export function parse(input: Uint8Array): Tree {
  return parseUtf8(toUtf8(input));
}

/** The same for what is UTF-8 already, whatever it says of itself. */
export function parseUtf8(bytes: Buffer): Tree {
  return new Parser(bytes).document();
}

class Parser {
  readonly #bytes: Buffer;
  readonly #length: number;
  readonly #columns: ColumnBuilder;
  readonly #scope: Scope;
  readonly #decoded = new Map<number, string>();
  #at = 0;
  #open = 0;
  #depth = 0;
  #rootSeen = false;
  #hash = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#length = bytes.length;
    this.#columns = new ColumnBuilder(Math.max(64, bytes.length >> 4));
    this.#scope = new Scope(bytes);
  }

  document(): Tree {
    const epoch = names.size;
    refuseNonCharacters(this.#bytes);
    this.#columns.add(DOCUMENT, -1, -1, 0, this.#length);
    while (this.#at < this.#length) {
      if (this.#bytes[this.#at] === LT) this.#markup();
      else this.#text();
    }
    if (this.#open !== 0) this.#fail('the element is never closed', this.#columns.from[this.#open]!);
    if (!this.#rootSeen) this.#fail('there is no element');
    this.#columns.end[0] = this.#columns.count;
    return new Tree(
      this.#bytes,
      this.#columns.count,
      this.#columns,
      this.#decoded,
      this.#scope.unknown,
      epoch,
    );
  }

  #markup(): void {
    const next = this.#bytes[this.#at + 1];
    if (next === SLASH) this.#endTag();
    else if (next === 0x3f) this.#instruction();
    else if (next === 0x21) this.#declaration();
    else this.#startTag();
  }

  #text(): void {
    const bytes = this.#bytes;
    const from = this.#at;
    let i = plainTextEnd(bytes, from, this.#length);
    let plain = true;
    for (; i < this.#length && bytes[i] !== LT; i = plainTextEnd(bytes, i + 1, this.#length)) {
      if (bytes[i] === AMP) plain = false;
      else if (bytes[i] !== GT) this.#fail('a control character that XML forbids', i);
      else if (bytes[i - 1] === 0x5d && bytes[i - 2] === 0x5d && i - 2 >= from)
        this.#fail('"]]>" stands in text', i - 2);
    }
    this.#at = i;
    if (this.#open !== 0) this.#addText(from, i, plain ? undefined : decodeText(bytes, from, i, false));
    else if (!isBlankRange(bytes, from, i)) this.#fail('text stands outside the document element', from);
  }

  /** Text, entity-free text after CDATA and so on are one text node when nothing but text lies between them. */
  #addText(from: number, to: number, decoded: string | undefined): void {
    const columns = this.#columns;
    const last = columns.count - 1;
    if (columns.kind[last] !== TEXT || columns.parent[last] !== this.#open) {
      const node = columns.add(TEXT, -1, this.#open, from, to);
      if (decoded !== undefined) this.#decoded.set(node, decoded);
      return;
    }
    const before = this.#decoded.get(last) ?? rawText(this.#bytes, columns.from[last]!, columns.to[last]!);
    this.#decoded.set(last, before + (decoded ?? rawText(this.#bytes, from, to)));
    columns.to[last] = to;
  }

  #startTag(): void {
    if (this.#open === 0 && this.#rootSeen) this.#fail('a second document element');
    if (++this.#depth > MAX_DEPTH) this.#fail(`elements are nested more than ${MAX_DEPTH} deep`);
    const from = this.#at++;
    const start = this.#at;
    this.#name();
    const length = this.#at - start;
    const hash = this.#hash;
    const node = this.#columns.add(ELEMENT, -1, this.#open, from, from);
    this.#rootSeen = true;
    if (this.#bytes[this.#at] === GT)
      this.#columns.name[node] = this.#scope.resolve(start, length, hash, false);
    else {
      const attributes = this.#attributes(node);
      this.#columns.name[node] = this.#scope.resolve(start, length, hash, false);
      this.#resolveAttributes(node, attributes);
    }
    if (this.#bytes[this.#at] === SLASH) this.#emptyTag(node);
    else {
      this.#at++;
      this.#open = node;
    }
  }

  #emptyTag(node: number): void {
    if (this.#bytes[++this.#at] !== GT) this.#fail('"/" stands inside a tag');
    this.#at++;
    this.#close(node);
  }

  #close(node: number): void {
    this.#columns.end[node] = this.#columns.count;
    this.#columns.to[node] = this.#at;
    this.#scope.leave(node);
    this.#depth--;
  }

  #endTag(): void {
    const node = this.#open;
    if (node === 0) this.#fail('an end tag without a start tag');
    const bytes = this.#bytes;
    let i = this.#at + 2;
    let start = this.#columns.from[node]! + 1;
    for (let c = bytes[start]!; c > 0x20 && c !== GT && c !== SLASH; c = bytes[++start]!, i++)
      if (bytes[i] !== c) this.#fail('the end tag does not match the start tag');
    while (isBlank(bytes[i])) i++;
    if (bytes[i] !== GT) this.#fail('the end tag does not match the start tag');
    this.#at = i + 1;
    this.#open = this.#columns.parent[node]!;
    this.#close(node);
  }

  /** Reads attributes up to `>` or `/`; returns [name start, name length, hash] triples, one an attribute node. */
  #attributes(element: number): number[] {
    const triples: number[] = [];
    for (;;) {
      const spaced = this.#blanks();
      const c = this.#bytes[this.#at];
      if (c === GT || c === SLASH) return triples;
      if (this.#at >= this.#length) this.#fail('the tag is never closed', this.#columns.from[element]!);
      if (!spaced) this.#fail('a blank is missing before the attribute');
      this.#attribute(element, triples);
      if (triples.length > 3 * MAX_ATTRIBUTES) this.#fail(`more than ${MAX_ATTRIBUTES} attributes`);
    }
  }

  #attribute(element: number, triples: number[]): void {
    const start = this.#at;
    this.#name();
    const length = this.#at - start;
    const hash = this.#hash;
    this.#blanks();
    if (this.#bytes[this.#at++] !== EQUALS) this.#fail('"=" is missing after the attribute name', start);
    this.#blanks();
    const quote = this.#bytes[this.#at];
    if (quote !== 0x22 && quote !== 0x27) this.#fail('the attribute value is not quoted', start);
    const from = this.#at + 1;
    const to = quotedEnd(this.#bytes, from, quote);
    this.#at = to + 1;
    const value = isPlainValue(this.#bytes, from, to) ? undefined : decodeText(this.#bytes, from, to, true);
    if (declaresNamespace(this.#bytes, start, length))
      return this.#scope.declare(start, length, value ?? this.#bytes.toString('utf8', from, to), element);
    const node = this.#columns.add(ATTRIBUTE, -1, element, from, to);
    if (value !== undefined) this.#decoded.set(node, value);
    triples.push(start, length, hash);
  }

  #resolveAttributes(element: number, triples: readonly number[]): void {
    for (let i = 0, node = element + 1; i < triples.length; i += 3, node++) {
      const name = this.#scope.resolve(triples[i]!, triples[i + 1]!, triples[i + 2]!, true);
      for (let other = element + 1; other < node; other++)
        if (this.#columns.name[other] === name) this.#fail('an attribute is given twice', triples[i]!);
      this.#columns.name[node] = name;
    }
  }

  /** Moves past a name and leaves a hash of its bytes; whether it is well formed is asked once a name, by the scope. */
  #name(): void {
    const bytes = this.#bytes;
    const start = this.#at;
    let i = start;
    let hash = 0;
    for (let c = bytes[i]!; NAME_BYTE[c] === 1; c = bytes[++i]!) hash = (Math.imul(hash, 31) + c) | 0;
    this.#hash = hash;
    this.#at = i;
    if (i === start) this.#fail('a name was expected');
  }

  #blanks(): boolean {
    const before = this.#at;
    while (isBlank(this.#bytes[this.#at])) this.#at++;
    return this.#at > before;
  }

  #instruction(): void {
    const from = this.#at;
    const end = this.#bytes.indexOf('?>', from + 2);
    if (end < 0) this.#fail('the processing instruction is never closed');
    this.#at = from + 2;
    this.#name();
    const target = this.#bytes.toString('utf8', from + 2, this.#at);
    if (target.toLowerCase() === 'xml') this.#xmlDeclaration(from, end + 2);
    else {
      if (!isXmlName(target)) this.#fail('a processing instruction without a name', from);
      if (!this.#blanks() && this.#at !== end)
        this.#fail('a blank is missing after the name of the instruction');
      refuseControls(this.#bytes, this.#at, end);
      this.#columns.add(INSTRUCTION, -1, this.#open, Math.min(this.#at, end), end);
    }
    this.#at = end + 2;
  }

  #xmlDeclaration(from: number, to: number): void {
    if (from !== 0) this.#fail('an XML declaration stands inside the document', from);
    if (!isXmlDeclaration(this.#bytes.toString('latin1', from, to)))
      this.#fail('the XML declaration is malformed', from);
  }

  #declaration(): void {
    const from = this.#at;
    const ahead = this.#bytes.toString('latin1', from, from + 9);
    if (ahead.startsWith('<!--')) return this.#comment(from);
    if (ahead === '<![CDATA[' && this.#open !== 0) return this.#cdata(from);
    this.#fail(
      ahead.startsWith('<!DOCTYPE') ? 'a document type declaration (DTD) is refused' : 'unknown markup',
    );
  }

  #comment(from: number): void {
    const end = this.#bytes.indexOf('--', from + 4);
    if (end < 0 || this.#bytes[end + 2] !== GT) this.#fail('a comment is never closed, or holds "--"');
    refuseControls(this.#bytes, from + 4, end);
    this.#columns.add(COMMENT, -1, this.#open, from + 4, end);
    this.#at = end + 3;
  }

  #cdata(from: number): void {
    const end = this.#bytes.indexOf(']]>', from + 9);
    if (end < 0) this.#fail('a CDATA section is never closed');
    refuseControls(this.#bytes, from + 9, end);
    const text = rawText(this.#bytes, from + 9, end);
    if (text !== '') this.#addText(from + 9, end, text);
    this.#at = end + 3;
  }

  #fail(reason: string, at: number = this.#at): never {
    throw new XmlError(reason, this.#bytes, at);
  }
}
