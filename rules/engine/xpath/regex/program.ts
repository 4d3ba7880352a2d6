import type { JavaScriptRegex } from './index.ts';
import { LINES } from './reader.ts';

/** One step of the machine: a character, a choice of ways (the better one first), a place in the text, a group's edge… */
export type Instruction =
  | { readonly op: 'character'; readonly is: (point: number) => boolean }
  | { readonly op: 'split'; readonly to: readonly number[] }
  | { readonly op: 'place'; readonly holds: (text: string, at: number) => boolean }
  /** Keeps the place: group n begins at slot 2n and ends at slot 2n + 1. */
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'again'; readonly group: number; readonly folded: boolean }
  | { readonly op: 'end' };

/** Quantities are written out; a pattern that grows beyond this has no program. */
const MOST_INSTRUCTIONS = 5000;

const TOKEN =
  /\(\?:\^\|\(\?<=\\n\)\(\?=\[\^\]\)\)|\(\?=\\n\|\$\)|\(\?:\\\d+\)|\(\?-i:\\[pP]\{\w+\}\)|\(\?:|[()|^$]|(?:\*|\+|\?|\{\d+(?:,\d*)?\})\??|\\u\{[0-9a-f]+\}|\\[pP]\{\w+\}|\[|[A-Za-z0-9]/y;

const PLACES: Readonly<Record<string, (text: string, at: number) => boolean>> = {
  '^': (_text, at) => at === 0,
  $: (text, at) => at === text.length,
  [LINES['^']]: (text, at) => at === 0 || (text[at - 1] === '\n' && at < text.length),
  [LINES.$]: (text, at) => at === text.length || text[at] === '\n',
};

export const isQuantity = (token: string | undefined): boolean =>
  token !== undefined && /^[*+?\{]/v.test(token);
/** Letters of one case, whatever flag i says. */
export const isUnfolded = (token: string): boolean => token.startsWith('(?-i:');
export const isBackReference = (token: string): boolean => token.startsWith('(?:\\');

/** Pieces of a translated pattern; a class is one piece. */
export function tokens(source: string): string[] {
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

/** How many groups a pattern has. */
export const groupsOf = ({ source }: JavaScriptRegex): number =>
  tokens(source).filter((token) => token === '(').length;

/** Null when the program would be too long. */
export function programOf({ source, flags }: JavaScriptRegex): readonly Instruction[] | null {
  const compiler = new Compiler(tokens(source), flags);
  const body = compiler.branches();
  const program: Instruction[] = [{ op: 'save', slot: 0 }, ...body, { op: 'save', slot: 1 }];
  return program.length > MOST_INSTRUCTIONS ? null : [...located(program), { op: 'end' }];
}

/** Writes the program of a pattern; places in it are relative until they are written. */
class Compiler {
  readonly #tokens: readonly string[];
  readonly #flags: string;
  #at = 0;
  #groups = 0;

  constructor(all: readonly string[], flags: string) {
    this.#tokens = all;
    this.#flags = flags;
  }

  /** Each choice prefers the branch that stands first. */
  branches(): Instruction[] {
    const all = [this.#branch()];
    while (this.#tokens[this.#at] === '|') {
      this.#at++;
      all.push(this.#branch());
    }
    return all.reduceRight((right, left) => [
      split(1, left.length + 2),
      ...left,
      split(right.length + 1),
      ...right,
    ]);
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
    if (token === '(' || token === '(?:') return this.#group(token === '(');
    if (isBackReference(token)) {
      const group = Number(token.slice(4, -1));
      return [{ op: 'again', group, folded: this.#flags.includes('i') }];
    }
    const holds = Object.hasOwn(PLACES, token) ? PLACES[token] : undefined;
    return [holds ? { op: 'place', holds } : { op: 'character', is: oneOf(token, this.#flags) }];
  }

  #group(capturing: boolean): Instruction[] {
    const slot = capturing ? 2 * ++this.#groups : 0;
    const inner = this.branches();
    this.#at++;
    return capturing ? [{ op: 'save', slot }, ...inner, { op: 'save', slot: slot + 1 }] : inner;
  }

  /** A reluctant quantity prefers to go on instead of once more. */
  #repeated(piece: Instruction[]): Instruction[] {
    const token = this.#tokens[this.#at];
    if (!isQuantity(token)) return piece;
    this.#at++;
    const { least, most, reluctant } = boundsOf(token!);
    const choose = (once: number, on: number): Instruction => (reluctant ? split(on, once) : split(once, on));
    const size = piece.length + 1;
    if ((Number.isFinite(most) ? most : least + 1) * size > MOST_INSTRUCTIONS)
      return Array.from({ length: MOST_INSTRUCTIONS + 1 }, () => split(1));
    const required = Array.from({ length: least }, () => piece).flat();
    if (most === Infinity) return [...required, choose(1, size + 1), ...piece, split(-size)];
    const optional = Array.from({ length: most - least }, () => [choose(1, size), ...piece]).flat();
    return [...required, ...optional];
  }
}

const split = (...to: number[]): Instruction => ({ op: 'split', to });

/** Relative places made absolute. */
const located = (program: readonly Instruction[]): Instruction[] =>
  program.map((one, index) => (one.op === 'split' ? split(...one.to.map((by) => index + by)) : one));

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly reluctant: boolean;
}

export function boundsOf(token: string): Bounds {
  const reluctant = token.length > 1 && token.endsWith('?');
  if (token.startsWith('*')) return { least: 0, most: Infinity, reluctant };
  if (token.startsWith('+')) return { least: 1, most: Infinity, reluctant };
  if (token.startsWith('?')) return { least: 0, most: 1, reluctant };
  const [, low, comma, high] = /^\{(\d+)(,?)(\d*)\}/v.exec(token)!;
  const most = comma === '' ? Number(low) : high === '' ? Infinity : Number(high);
  return { least: Number(low), most, reluctant };
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
