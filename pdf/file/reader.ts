import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Damage } from './fault.ts';
import { cached, N } from './values.ts';

/** A word that is no object: `obj`, `endstream`, or an operator of a content stream. */
export class Keyword {
  readonly word: string;
  readonly at: number;

  constructor(word: string, at: number) {
    this.word = word;
    this.at = at;
  }
}

const DEEPEST = 100;
const LONGEST_NAME = 65_536;
/** Digits of the number of an object. */
const LONGEST_REFERENCE = 10;
const BLANK = new Uint8Array(256);
const DELIMITER = new Uint8Array(256);
for (const c of [0, 9, 10, 12, 13, 32]) BLANK[c] = 1;
for (const c of '()<>[]{}/%') DELIMITER[c.charCodeAt(0)] = 1;

const isDigit = (c: number | undefined): boolean => c !== undefined && c >= 0x30 && c <= 0x39;

/** What was read lately; pages say the same numbers and names over and over, and objects of them cost more than all else. */
const numberCache = new Map<number, PDFNumber>();
const nameCache = new Map<string, PDFName>();
const MOST_EXACT = 15;
const POWERS = Array.from({ length: MOST_EXACT + 1 }, (_, i) => 10 ** i);

const numeral = (value: number): PDFNumber => cached(numberCache, value, PDFNumber.of);

const number = (word: string): PDFNumber => numeral(Number(word));

/** The library knows escapes in capitals only and would escape the others a second time. */
const nameFrom = (text: string): PDFName =>
  N(text.replaceAll(/#[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()));

/** What may be a number, or begin with one. */
const NUMERIC = /^[-+.\d]/;
/** A sign or a point without digits: every viewer takes it for zero. */
const ZERO = /^[+-]*\.?$/;
/** A number with signs too many, or with letters or a second point right behind it, which begin the next word. */
const RUN_ON = /^([+-]*)(\d+(?:\.\d*)?|\.\d+)(?=$|[A-DF-Za-df-z'".])/;
/** Operators of spacing inside the array of TJ: viewers go on behind them. */
const SPACING: ReadonlySet<string> = new Set(['Tc', 'Tw']);

/** Reads the objects of ISO 32000-1, 7.3 from bytes: bounded in depth, linear in time. */
export class Reader {
  readonly bytes: Buffer;
  at: number;
  /** Set where a content stream was not written as ISO 32000 asks, and read as viewers read it. */
  loose = false;
  readonly #context: PDFContext;
  /** Content streams hold no references (7.8.2), so `1 0 R` is not one there. */
  readonly #references: boolean;

  constructor(bytes: Buffer, context: PDFContext, at = 0, references = true) {
    this.bytes = bytes;
    this.at = at;
    this.#context = context;
    this.#references = references;
  }

  /** The next object or word; null at the end. */
  next(depth = 0): PDFObject | Keyword | null {
    this.blanks();
    const c = this.bytes[this.at];
    if (c === undefined) return null;
    if (depth > DEEPEST) throw new Damage('objects are nested too deep', this.at);
    if (c === 0x2f) return this.#name();
    if (c === 0x28) return this.#string();
    if (c === 0x5b) return this.#array(depth);
    if (c === 0x3c) return this.bytes[this.at + 1] === 0x3c ? this.#dictionary(depth) : this.#hexString();
    if (DELIMITER[c]) return new Keyword(String.fromCharCode(c), this.at++);
    return this.#word();
  }

  /** The next object; a word is damage. */
  object(depth = 0): PDFObject {
    const start = this.at;
    const value = this.next(depth);
    if (value === null || value instanceof Keyword) throw new Damage('an object was expected', start);
    return value;
  }

  integer(): number {
    const start = this.at;
    const value = this.next();
    if (!(value instanceof PDFNumber) || !Number.isInteger(value.asNumber()))
      throw new Damage('an integer was expected', start);
    return value.asNumber();
  }

  /** True, and moved past it, when this word comes next. */
  word(expected: string): boolean {
    this.blanks();
    for (let i = 0; i < expected.length; i++)
      if (this.bytes[this.at + i] !== expected.charCodeAt(i)) return false;
    this.at += expected.length;
    return true;
  }

  blanks(): void {
    const { bytes } = this;
    for (let c = bytes[this.at]; c !== undefined; c = bytes[this.at]) {
      if (BLANK[c]) this.at++;
      else if (c === 0x25)
        while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
      else return;
    }
  }

  #regular(): string {
    const { bytes } = this;
    const start = this.at;
    let end = start;
    while (end < bytes.length && !BLANK[bytes[end]!] && !DELIMITER[bytes[end]!]) end++;
    this.at = end;
    // Operators are that short, and to ask for text of bytes costs more than to read them.
    if (end - start === 1) return String.fromCharCode(bytes[start]!);
    if (end - start === 2) return String.fromCharCode(bytes[start]!, bytes[start + 1]!);
    return bytes.toString('latin1', start, end);
  }

  #name(): PDFName {
    const start = this.at++;
    const text = this.#regular();
    // The library keeps every name it ever made.
    if (text.length > LONGEST_NAME) throw new Damage('a name is too long', start);
    return cached(nameCache, text, nameFrom);
  }

  #word(): PDFObject | Keyword {
    const start = this.at;
    const plain = this.#number();
    if (plain) return this.#references ? this.#reference(plain, start) : plain;
    const word = this.#regular();
    if (NUMERIC.test(word)) {
      if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)) return number(word);
      return (this.#references ? null : this.#looseNumber(word, start)) ?? new Keyword(word, start);
    }
    if (word === 'true') return PDFBool.True;
    if (word === 'false') return PDFBool.False;
    return word === 'null' ? PDFNull : new Keyword(word, start);
  }

  #looseNumber(word: string, start: number): PDFNumber | null {
    const [all = '', signs = '', digits] = RUN_ON.exec(word) ?? [];
    if (digits === undefined && !ZERO.test(word)) return null;
    this.loose = true;
    if (digits === undefined) return numeral(0);
    this.at = start + all.length;
    return number(`${signs.includes('-') ? '-' : ''}${digits}`);
  }

  /** A number written with digits and at most one point, read without making text of it; null, and nothing read, otherwise. */
  #number(): PDFNumber | null {
    const { bytes } = this;
    let at = this.at;
    const sign = bytes[at];
    if (sign === 0x2d || sign === 0x2b) at++;
    let [value, digits, point] = [0, 0, -1];
    for (let c = bytes[at]; ; c = bytes[++at]) {
      if (c === 0x2e && point < 0) point = digits;
      else if (isDigit(c)) {
        value = value * 10 + (c! - 0x30);
        digits++;
      } else if (c === undefined || BLANK[c] || DELIMITER[c]) break;
      else return null;
    }
    // Beyond that many digits sums and powers of ten are no longer exact.
    if (digits === 0 || digits > MOST_EXACT) return null;
    this.at = at;
    const size = point < 0 ? value : value / POWERS[digits - point]!;
    return numeral(sign === 0x2d ? -size : size);
  }

  /** A number that was read from there on, or the reference it begins. */
  #reference(first: PDFNumber, from: number): PDFObject {
    const { bytes } = this;
    let at = this.#pastBlanks(this.at);
    const start = at;
    let generation = 0;
    for (; at - start < 5 && isDigit(bytes[at]); at++) generation = 10 * generation + bytes[at]! - 0x30;
    const end = this.#pastBlanks(at);
    const next = bytes[end + 1] ?? 0;
    const closed = BLANK[next] === 1 || DELIMITER[next] === 1;
    if (start === this.at || at === start || end === at || bytes[end] !== 0x52 || !closed) return first;
    if (this.at - from > LONGEST_REFERENCE) return first;
    for (let i = from; i < this.at; i++) if (!isDigit(bytes[i])) return first;
    this.at = end + 1;
    return PDFRef.of(first.asNumber(), generation);
  }

  /** A few blanks at most: comments and pages of blanks stand in no reference. */
  #pastBlanks(from: number): number {
    let at = from;
    while (at - from < 16 && BLANK[this.bytes[at] ?? 0xff]) at++;
    return at;
  }

  #string(): PDFString {
    const start = this.at + 1;
    let depth = 0;
    for (; this.at < this.bytes.length; this.at++) {
      const c = this.bytes[this.at];
      if (c === 0x5c) this.at++;
      else if (c === 0x28) depth++;
      else if (c === 0x29 && --depth === 0)
        return PDFString.of(this.bytes.toString('latin1', start, this.at++));
    }
    throw new Damage('a string is never closed', start);
  }

  #hexString(): PDFHexString {
    const { bytes } = this;
    const start = this.at + 1;
    let end = start;
    let blanks = 0;
    for (; bytes[end] !== 0x3e && end < bytes.length; end++) blanks += BLANK[bytes[end]!]!;
    if (end === bytes.length) {
      // How far was read counts as work done (see rebuild), so that many such strings cannot take forever.
      this.at = end;
      throw new Damage('a string is never closed');
    }
    const written = bytes.toString('latin1', start, end);
    const digits = blanks === 0 ? written : written.replaceAll(/[\0\t\n\f\r ]/g, '');
    this.at = end + 1;
    return PDFHexString.of(digits);
  }

  #array(depth: number): PDFArray {
    const array = PDFArray.withContext(this.#context);
    const start = this.at++;
    for (;;) {
      this.blanks();
      if (this.at >= this.bytes.length) throw new Damage('an array is never closed', start);
      if (this.bytes[this.at] === 0x5d) {
        this.at++;
        return array;
      }
      const item = this.#item(depth + 1);
      if (item) array.push(item);
    }
  }

  /** The next object of an array; null where something else stands that counts for nothing. */
  #item(depth: number): PDFObject | null {
    const start = this.at;
    const value = this.next(depth);
    if (value !== null && !(value instanceof Keyword)) return value;
    if (this.#references || !value || !SPACING.has(value.word))
      throw new Damage('an object was expected', start);
    this.loose = true;
    return null;
  }

  #dictionary(depth: number): PDFDict {
    const entries = new Map<PDFName, PDFObject>();
    const start = this.at;
    this.at += 2;
    while (!this.word('>>')) {
      const key = this.object(depth + 1);
      if (!(key instanceof PDFName)) throw new Damage('a dictionary key is not a name', start);
      const value = this.object(depth + 1);
      if (value !== PDFNull) entries.set(key, value);
    }
    return PDFDict.fromMapWithContext(entries, this.#context);
  }
}
