import { readFileSync } from 'node:fs';
import type { Place } from './error.ts';
import { SourceError } from './error.ts';

const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;
/** A text as far as it is right; a closing quote may follow. */
const TEXT = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;
const BLANKS = /[ \t\r\n]*/y;
/** Far more than any file of a pack has. */
const MOST_LEVELS = 500;

/** @throws SourceError at the character where the file stops being JSON; its reason is in plain words. */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const { fault } = new Scanner(text);
    throw new SourceError(
      fault ? `this is no JSON: ${fault.reason}` : 'this is no JSON',
      placeAt(file, text, fault?.at ?? 0),
    );
  }
}

/** Where a key of a JSON file is written, `path` being the keys that lead to it; the file's beginning where it is not. */
export function placeOfKey(file: string, path: readonly string[]): Place {
  const text = readFileSync(file, 'utf8');
  return placeAt(file, text, new Scanner(text).keys.get(JSON.stringify(path)) ?? 0);
}

function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split(/\r\n|[\r\n]/);
  return { file, line: before.length, column: before.at(-1)!.length + 1 };
}

/** Reads a JSON text up to its first fault. V8's own message has a place for some faults only, and no two versions word it alike. */
class Scanner {
  /** JSON of the path of each key → where the key stands; of two with one path the first. */
  readonly keys = new Map<string, number>();
  readonly fault: { readonly reason: string; readonly at: number } | null;
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.fault = this.#whole();
  }

  #whole(): Scanner['fault'] {
    try {
      this.#value([]);
      this.#blanks();
      if (this.#at < this.#text.length) this.#fail('the end');
      return null;
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
  }

  #value(path: readonly string[]): void {
    this.#blanks();
    if (path.length > MOST_LEVELS) throw new Fault('it is nested too deeply', this.#at);
    const first = this.#text[this.#at];
    if (first === '{') this.#list('}', () => this.#member(path));
    else if (first === '[') {
      let index = 0;
      this.#list(']', () => this.#value([...path, String(index++)]));
    } else if (first === '"') this.#string();
    else if (!this.#matched(NUMBER_OR_WORD)) this.#fail('a value');
  }

  #member(path: readonly string[]): void {
    this.#blanks();
    const at = this.#at;
    if (this.#text[at] !== '"') this.#fail('a key in double quotes');
    const own = [...path, this.#string()];
    const key = JSON.stringify(own);
    if (!this.keys.has(key)) this.keys.set(key, at);
    this.#expect(':');
    this.#value(own);
  }

  /** From the opening bracket past the closing one. */
  #list(close: string, entry: () => void): void {
    this.#at++;
    this.#blanks();
    if (this.#text[this.#at] === close) {
      this.#at++;
      return;
    }
    for (;;) {
      entry();
      this.#blanks();
      const next = this.#text[this.#at];
      if (next !== ',' && next !== close) this.#fail(`"," or "${close}"`);
      this.#at++;
      if (next === close) return;
    }
  }

  #string(): string {
    const from = this.#at;
    this.#matched(TEXT);
    const next = this.#text[this.#at];
    if (next === '\\') throw new Fault('the text has a wrong escape', this.#at);
    if (next !== '"') throw new Fault('the text is not closed on its line', this.#at);
    this.#at++;
    return JSON.parse(this.#text.slice(from, this.#at)) as string;
  }

  #expect(text: string): void {
    this.#blanks();
    if (this.#text[this.#at] !== text) this.#fail(`"${text}"`);
    this.#at++;
  }

  #blanks(): void {
    this.#matched(BLANKS);
  }

  #matched(shape: RegExp): boolean {
    shape.lastIndex = this.#at;
    const found = shape.exec(this.#text);
    if (found) this.#at += found[0].length;
    return found !== null;
  }

  #fail(expected: string): never {
    const [found] = this.#text.slice(this.#at, this.#at + 2);
    throw new Fault(
      `${expected} was expected, found ${found === undefined ? 'the end' : JSON.stringify(found)}`,
      this.#at,
    );
  }
}

class Fault extends Error {
  readonly reason: string;
  readonly at: number;

  constructor(reason: string, at: number) {
    super(reason);
    this.reason = reason;
    this.at = at;
  }
}
