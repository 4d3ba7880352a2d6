// JSON text (RFC 8259) to values whose numbers keep their source text: JSON.parse loses digits beyond the fifteenth. Its
// reviver sees the source too, but 15 MB of integers cost it 7.5 s and 1.2 GB, and this parser 0.6 s and 0.4 GB.

import type { Bilingual } from './choices.ts';
import { ExactNumber, withoutExponent } from './decimals.ts';
import { mistakeAt } from './malformed-text.ts';

export type Exact = null | boolean | string | ExactNumber | readonly Exact[] | ExactObject;
export interface ExactObject {
  readonly [name: string]: Exact;
}

/** The text is not JSON, has a member twice, or is nested deeper or longer than any request of the contract by far. */
export class JsonError extends Error {
  readonly type: 'json_invalid' | 'json_too_deep' | 'duplicate_name' | 'too_many_values';
  /** From 1; of the first character that cannot stand where it does. */
  readonly line: number;
  readonly column: number;
  /** Of the second of two members of one name. */
  readonly duplicate: string;
  /** What was done there, where it shows. */
  readonly mistake: Bilingual | null;

  constructor(
    type: JsonError['type'],
    before: string,
    { duplicate = '', mistake = null }: { duplicate?: string; mistake?: Bilingual | null } = {},
  ) {
    const lines = before.split('\n');
    super(`${type} at line ${lines.length}, column ${lines.at(-1)!.length + 1}`);
    this.type = type;
    this.duplicate = duplicate;
    this.mistake = mistake;
    this.line = lines.length;
    this.column = lines.at(-1)!.length + 1;
  }
}

/** The contract nests six levels. The parser recurses, so a bound it must have. */
const MAX_DEPTH = 100;

/** Of a name that stands twice. */
const MAX_ECHO = 200;

// The grammar of RFC 8259, sections 6 and 7; sticky, so that a match starts where the parser stands.
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const SPACE = /[ \t\n\r]*/y;
/** A string without escapes is itself; with them, its value is what JSON.parse makes of its literal. */
const PLAIN = /"[ !#-[\]-\uFFFF]*"/y;
const STRING = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** Recursive descent; every method leaves `at` behind what it read, or throws. */
class Parser {
  private readonly text: string;
  private at = 0;
  /** Numbers repeat (20, 1, 5.5): one object each keeps a long list of them small. */
  private readonly numbers = new Map<string, ExactNumber>();
  /** Values that may still come. */
  private room: number;

  constructor(text: string, room: number) {
    this.text = text;
    this.room = room;
  }

  whole(): Exact {
    const value = this.value(0);
    this.space();
    if (this.at < this.text.length) this.fail();
    return value;
  }

  /** The position is worked out only now: a correct text never pays for it. */
  private fail(type: JsonError['type'] = 'json_invalid'): never {
    const mistake = type === 'json_invalid' ? mistakeAt(this.text, this.at) : null;
    throw new JsonError(type, this.text.slice(0, this.at), { mistake });
  }

  private space(): void {
    // Most tokens touch each other; a regular expression per token would cost more than the rest.
    if (this.text.charCodeAt(this.at) > 0x20) return;
    SPACE.lastIndex = this.at;
    SPACE.test(this.text);
    this.at = SPACE.lastIndex;
  }

  private token(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return null;
    const token = this.text.slice(this.at, pattern.lastIndex);
    this.at = pattern.lastIndex;
    return token;
  }

  private take(character: string): boolean {
    this.space();
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private expect(character: string): void {
    if (!this.take(character)) this.fail();
  }

  private value(depth: number): Exact {
    if (depth > MAX_DEPTH) this.fail('json_too_deep');
    if (--this.room < 0) this.fail('too_many_values');
    if (this.take('{')) return this.members(depth + 1);
    if (this.take('[')) return this.items(depth + 1);
    return this.text[this.at] === '"' ? this.string() : this.scalar();
  }

  private scalar(): Exact {
    const source = this.token(NUMBER);
    if (source !== null) return this.number(source);
    for (const [word, value] of WORDS) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    return this.fail();
  }

  // RFC 8259 leaves precision to the reader; this one keeps all of it.
  private number(source: string): ExactNumber {
    const known = this.numbers.get(source);
    if (known) return known;
    const number = new ExactNumber(withoutExponent(source));
    this.numbers.set(source, number);
    return number;
  }

  private string(): string {
    const plain = this.token(PLAIN);
    if (plain !== null) return plain.slice(1, -1);
    const escaped = this.token(STRING);
    return escaped === null ? this.fail() : (JSON.parse(escaped) as string);
  }

  private items(depth: number): Exact {
    const items: Exact[] = [];
    if (this.take(']')) return items;
    do items.push(this.value(depth));
    while (this.take(','));
    this.expect(']');
    return items;
  }

  private members(depth: number): Exact {
    const members: Record<string, Exact> = {};
    if (this.take('}')) return members;
    do this.member(members, depth);
    while (this.take(','));
    this.expect('}');
    return members;
  }

  /** Assigning to __proto__ would set the prototype; defining it makes a field, to be refused as any other. */
  private member(members: Record<string, Exact>, depth: number): void {
    this.space();
    const start = this.at;
    const name = this.text[this.at] === '"' ? this.string() : this.fail();
    // RFC 8259, section 4: readers differ over which of two equal names counts, so a sum could be one here and another there.
    if (Object.hasOwn(members, name))
      throw new JsonError('duplicate_name', this.text.slice(0, start), {
        duplicate: name.slice(0, MAX_ECHO),
      });
    this.expect(':');
    const value = this.value(depth);
    if (name !== '__proto__') members[name] = value;
    else
      Object.defineProperty(members, name, { value, enumerable: true, configurable: true, writable: true });
  }
}

/** @param mostValues of the whole text, each member and item counted. @throws JsonError */
export function readJson(text: string, mostValues: number = Infinity): Exact {
  return new Parser(text, mostValues).whole();
}

/** For values that were parsed elsewhere (MCP arguments): numbers that are floats already are taken as they print. */
export function exactFrom(value: unknown, depth = 0): Exact {
  if (depth > MAX_DEPTH) throw new JsonError('json_too_deep', '');
  if (value instanceof ExactNumber) return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value))
    return new ExactNumber(withoutExponent(String(value)));
  if (Array.isArray(value)) return value.map((item) => exactFrom(item, depth + 1));
  if (typeof value !== 'object') throw new JsonError('json_invalid', '');
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, exactFrom(item, depth + 1)]));
}

/** The other way: values as JSON.parse makes them. */
export function plainFrom(value: Exact): unknown {
  if (value instanceof ExactNumber) return Number(value.source);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainFrom);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plainFrom(item as Exact)]));
}
