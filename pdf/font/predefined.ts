import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The character maps every reader knows (ISO 32000-1, table 118), in the binary form of the package pdfjs-dist: a byte
// of flags, then blocks of entries, each entry given as its distance from the one before.

/** Codes of one length that stand side by side. */
interface CodeRange {
  readonly first: number;
  readonly last: number;
  /** Bytes of a code. */
  readonly length: number;
}

/** A map every reader knows: how strings are cut into codes, and what the codes mean. */
export interface PredefinedMap {
  readonly vertical: boolean;
  readonly space: readonly CodeRange[];
  /** Character numbers, by `keyOf` a code. */
  readonly cids: ReadonlyMap<number, number>;
  /** Of a map named after a collection: character number to UTF-16 code unit. */
  readonly units: ReadonlyMap<number, number>;
}

/** Codes of different lengths are different codes. */
export const keyOf = (code: number, length: number): number => length * 2 ** 32 + code;

const MOST_LINKS = 8;
const folder = createRequire(import.meta.url)
  .resolve.paths('pdfjs-dist')!
  .map((path) => join(path, 'pdfjs-dist/cmaps'))
  .find(existsSync);
const mapCache = new Map<string, PredefinedMap | null>();

/** A map by its name; null for an unknown one. */
export function predefinedMap(name: string, links = 0): PredefinedMap | null {
  let map = mapCache.get(name);
  if (map === undefined) {
    const file = /^[\w-]+$/.test(name) && folder ? join(folder, `${name}.bcmap`) : '';
    map = existsSync(file) && links < MOST_LINKS ? new BinaryMap(readFileSync(file), links).read() : null;
    // Unknown names are any number.
    if (map) mapCache.set(name, map);
  }
  return map;
}

/** Kinds of blocks; 3 is a range of codes that one number starts. */
const SPACE = 0;
const NOTDEF = 1;
const CHARACTER = 2;
const TEXT_CHARACTER = 4;
const TEXT_RANGE = 5;
const NOTE = 7;
const BASED_ON = 1;

class BinaryMap {
  readonly #bytes: Buffer;
  readonly #links: number;
  #at = 0;
  #space: CodeRange[] = [];
  readonly #cids = new Map<number, number>();
  readonly #units = new Map<number, number>();

  constructor(bytes: Buffer, links: number) {
    this.#bytes = bytes;
    this.#links = links;
  }

  read(): PredefinedMap {
    const vertical = (this.#byte() & 1) !== 0;
    while (this.#at < this.#bytes.length) {
      const head = this.#byte();
      const kind = head >> 5;
      if (kind === NOTE) this.#note(head & 0x1f);
      else this.#block(kind, (head & 0x10) !== 0, (head & 15) + 1);
    }
    return { vertical, space: this.#space, cids: this.#cids, units: this.#units };
  }

  /** A remark, or the name of the map this one builds on. */
  #note(what: number): void {
    const length = this.#number();
    const text = Array.from({ length }, () => String.fromCharCode(this.#number())).join('');
    const base = what === BASED_ON ? predefinedMap(text, this.#links + 1) : null;
    if (!base) return;
    this.#space = [...base.space, ...this.#space];
    for (const [key, cid] of base.cids) if (!this.#cids.has(key)) this.#cids.set(key, cid);
  }

  /** @param dense an entry begins right behind the one before. */
  #block(kind: number, dense: boolean, length: number): void {
    const count = this.#number();
    // In maps to text the codes are character numbers of two bytes, and `length` is that of the text.
    const isText = kind === TEXT_CHARACTER || kind === TEXT_RANGE;
    const single = kind === CHARACTER || kind === TEXT_CHARACTER;
    let [last, to] = [-1, 0];
    for (let i = 0; i < count; i++) {
      const apart =
        i === 0
          ? this.#plain(isText ? 2 : length)
          : dense && kind !== SPACE && kind !== NOTDEF
            ? 0
            : this.#number();
      const first = i === 0 ? apart : last + 1 + apart;
      last = single ? first : first + this.#number();
      if (isText) this.#text(first, last, (to = this.#unit(kind, i === 0, to, length)));
      else if (kind === SPACE) this.#space.push({ first, last, length });
      else {
        to = kind === CHARACTER && i > 0 ? to + 1 + this.#signed() : this.#number();
        if (kind !== NOTDEF) this.#map({ first, last, length }, to);
      }
    }
  }

  #map({ first, last, length }: CodeRange, to: number): void {
    for (let code = first; code <= last; code++) this.#cids.set(keyOf(code, length), to + code - first);
  }

  /** The text of an entry as one number; those of one character are given as distances from the one before. */
  #unit(kind: number, isFirst: boolean, before: number, length: number): number {
    return isFirst || kind === TEXT_RANGE ? this.#plain(length) : before + 1 + this.#signed();
  }

  /** Texts of more than one unit are of no use here. */
  #text(first: number, last: number, unit: number): void {
    if (unit <= 0xffff) for (let cid = first; cid <= last; cid++) this.#units.set(cid, unit + cid - first);
  }

  #byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  #plain(length: number): number {
    let value = 0;
    for (let i = 0; i < length; i++) value = value * 256 + this.#byte();
    return value;
  }

  /** Seven bits a byte, the highest first; the eighth says that more follow. */
  #number(): number {
    let value = 0;
    for (;;) {
      const byte = this.#byte();
      value = value * 128 + (byte & 0x7f);
      if (!(byte & 0x80)) return value;
    }
  }

  #signed(): number {
    const value = this.#number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}
