import type { JavaScriptRegex } from './index.ts';

/** One step of the machine: a character, a choice of two ways, a place in the text, or the end. */
type Instruction =
  | { readonly op: 'character'; readonly is: (point: number) => boolean }
  | { readonly op: 'split'; readonly to: readonly number[] }
  | { readonly op: 'place'; readonly holds: (text: string, at: number) => boolean }
  | { readonly op: 'end' };

/** Quantities are written out; a pattern that grows beyond this is left to the other engine. */
const MOST_INSTRUCTIONS = 5000;

const TOKEN =
  /\(\?<=\^\|\\n\)|\(\?=\\n\|\$\)|\(\?:\\\d+\)|\(\?:|[()|^$]|(?:\*|\+|\?|\{\d+(?:,\d*)?\})\??|\\u\{[0-9a-f]+\}|\\[pP]\{\w+\}|\[|[A-Za-z0-9]/y;

const PLACES: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_text, at) => at === 0,
  $: (text, at) => at === text.length,
  '(?<=^|\\n)': (text, at) => at === 0 || text[at - 1] === '\n',
  '(?=\\n|$)': (text, at) => at === text.length || text[at] === '\n',
};

/**
 * True for a pattern that repeats what itself repeats or chooses, as `(a+)+` does: trying all ways in turn, as JavaScript
 * does, can take time exponential in the text.
 */
export function isExplosive({ source }: JavaScriptRegex): boolean {
  const open: boolean[] = [];
  const all = tokens(source);
  for (const [index, token] of all.entries()) {
    if (token === '(' || token === '(?:') open.push(false);
    else if (token === ')') {
      const varies = open.pop()!;
      if (varies && repeats(all[index + 1])) return true;
      if (varies && open.length > 0) open[open.length - 1] = true;
    } else if ((token === '|' || isQuantity(token)) && open.length > 0) open[open.length - 1] = true;
  }
  return false;
}

const isQuantity = (token: string | undefined): boolean => token !== undefined && /^[*+?\{]/v.test(token);
const repeats = (token: string | undefined): boolean => isQuantity(token) && !token!.startsWith('?');

/** Pieces of a translated pattern; a class is one piece. */
function tokens(source: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < source.length;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(source)?.[0];
    if (token === undefined)
      throw new Error(`the translated pattern is not understood at ${source.slice(at)}`);
    const whole = token === '[' ? classAt(source, at) : token;
    found.push(whole);
    at += whole.length;
  }
  return found;
}

function classAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '\\') at++;
    else if (source[at] === '[') depth++;
    else if (source[at] === ']' && --depth === 0) return source.slice(from, at + 1);
  }
  throw new Error('a class of the translated pattern is never closed');
}

/** Follows all ways at once (Thompson's construction): time grows with the text times the pattern, never beyond. */
export class Linear {
  readonly #program: readonly Instruction[];

  private constructor(program: readonly Instruction[]) {
    this.#program = program;
  }

  /** Null where it cannot be followed so: back-references, and quantities too large to write out. */
  static of(regex: JavaScriptRegex): Linear | null {
    const program = new Compiler(regex).program();
    return program && new Linear(program);
  }

  /** Does the pattern match anywhere in the text? */
  test(text: string): boolean {
    let states = new Set<number>();
    for (let at = 0; ;) {
      if (this.#enter(0, text, at, states)) return true;
      if (at >= text.length) return false;
      const point = text.codePointAt(at)!;
      at += point > 0xffff ? 2 : 1;
      const next = new Set<number>();
      for (const state of states) {
        const instruction = this.#program[state]!;
        if (instruction.op === 'character' && instruction.is(point) && this.#enter(state + 1, text, at, next))
          return true;
      }
      states = next;
    }
  }

  /** Adds what a state leads to without reading; true when that is the end. */
  #enter(from: number, text: string, at: number, states: Set<number>): boolean {
    const waiting = [from];
    for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
      if (states.has(state)) continue;
      states.add(state);
      const instruction = this.#program[state]!;
      if (instruction.op === 'end') return true;
      if (instruction.op === 'split') waiting.push(...instruction.to);
      else if (instruction.op === 'place' && instruction.holds(text, at)) waiting.push(state + 1);
    }
    return false;
  }
}

/** Writes the program of a pattern; places in it are relative until they are written. */
class Compiler {
  readonly #tokens: readonly string[];
  readonly #flags: string;
  #at = 0;

  constructor({ source, flags }: JavaScriptRegex) {
    this.#tokens = tokens(source);
    this.#flags = flags;
  }

  program(): Instruction[] | null {
    if (this.#tokens.some((token) => token.startsWith('(?:\\'))) return null;
    const body = this.#branches();
    return body.length > MOST_INSTRUCTIONS ? null : [...located(body), { op: 'end' }];
  }

  #branches(): Instruction[] {
    let left = this.#branch();
    while (this.#tokens[this.#at] === '|') {
      this.#at++;
      const right = this.#branch();
      left = [split(1, left.length + 2), ...left, split(right.length + 1), ...right];
    }
    return left;
  }

  #branch(): Instruction[] {
    const pieces: Instruction[] = [];
    for (let token = this.#tokens[this.#at]; token !== undefined && token !== '|' && token !== ')';) {
      for (const instruction of this.#repeated(this.#atom(token))) pieces.push(instruction);
      token = this.#tokens[this.#at];
    }
    return pieces;
  }

  #atom(token: string): Instruction[] {
    this.#at++;
    if (token === '(' || token === '(?:') {
      const inner = this.#branches();
      this.#at++;
      return inner;
    }
    const holds = Object.hasOwn(PLACES, token) ? PLACES[token] : undefined;
    return [holds ? { op: 'place', holds } : { op: 'character', is: oneOf(token, this.#flags) }];
  }

  #repeated(piece: Instruction[]): Instruction[] {
    const token = this.#tokens[this.#at];
    if (!isQuantity(token)) return piece;
    this.#at++;
    const [least, most] = boundsOf(token!);
    const size = piece.length + 1;
    if ((Number.isFinite(most) ? most : least + 1) * size > MOST_INSTRUCTIONS)
      return Array.from({ length: MOST_INSTRUCTIONS + 1 }, () => split(1));
    const required = Array.from({ length: least }, () => piece).flat();
    if (most === Infinity) return [...required, split(1, size + 1), ...piece, split(-size)];
    const optional = Array.from({ length: most - least }, () => [split(1, size), ...piece]).flat();
    return [...required, ...optional];
  }
}

const split = (...to: number[]): Instruction => ({ op: 'split', to });

/** Relative places made absolute. */
const located = (program: readonly Instruction[]): Instruction[] =>
  program.map((one, index) => (one.op === 'split' ? split(...one.to.map((by) => index + by)) : one));

function boundsOf(token: string): readonly [number, number] {
  if (token.startsWith('*')) return [0, Infinity];
  if (token.startsWith('+')) return [1, Infinity];
  if (token.startsWith('?')) return [0, 1];
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/v.exec(token)!;
  return [Number(least), comma === '' ? Number(least) : most === '' ? Infinity : Number(most)];
}

/** One character against a class, answered once for each. */
function oneOf(source: string, flags: string): (point: number) => boolean {
  const regex = new RegExp(`^${source}$`, flags);
  const known = new Map<number, boolean>();
  return (point) => {
    const answer = known.get(point) ?? regex.test(String.fromCodePoint(point));
    if (known.size < 1000) known.set(point, answer);
    return answer;
  };
}
