import { translateRegex } from '../regex/index.ts';
import type { JavaScriptRegex } from '../regex/index.ts';
import { costOf } from '../regex/cost.ts';
import type { Cost } from '../regex/cost.ts';
import { Automaton, UNTOLD } from '../regex/automaton.ts';
import { Linear } from '../regex/linear.ts';
import type { Captures } from '../regex/linear.ts';
import { groupsOf, programOf } from '../regex/program.ts';
import { Tried, TooManySteps, groupText } from '../regex/tried.ts';
import { LimitError } from './control.ts';
import { EvaluationError } from './error.ts';

const cache = new Map<string, Pattern>();
/** Patterns computed from documents must not make a long-lived process grow. */
const CACHE_SIZE = 500;

/** A regular expression of XPath, translated; constants of a pack once, when it is loaded. */
export function regex(pattern: string, flags: string): Pattern {
  const key = `${flags} ${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const made = compile(pattern, flags);
  cache.set(key, made);
  return made;
}

function compile(pattern: string, flags: string): Pattern {
  try {
    return new Pattern(translateRegex(pattern, flags), flags);
  } catch (error) {
    if (error instanceof LimitError) throw error;
    throw new EvaluationError('FORX0002', (error as Error).message);
  }
}

/** JavaScript's engine where it cannot take long, else one of ours: see `costOf`. */
export class Pattern {
  /** Flag q: neither the pattern nor a replacement has signs of its own. */
  readonly literal: boolean;
  readonly groups: number;
  readonly #native: RegExp;
  readonly #translated: JavaScriptRegex;
  readonly #cost: Cost;
  readonly #lines: boolean;
  #machine: Linear | Tried | null = null;
  /** Undefined until a text is first looked at, null for a pattern that has none. */
  #automaton: Automaton | null | undefined;

  constructor(translated: JavaScriptRegex, flags: string) {
    this.literal = flags.includes('q');
    this.#lines = flags.includes('m');
    this.groups = groupsOf(translated);
    this.#translated = translated;
    this.#native = new RegExp(translated.source, `${translated.flags}g`);
    this.#cost = costOf(translated);
  }

  test(text: string): boolean {
    if (text.length > this.#cost.longest) return bounded(() => this.#own().test(text));
    this.#native.lastIndex = 0;
    return this.#native.test(text);
  }

  /** NO, YES or UNTOLD of the text that these bytes are, or with `normal` of its normalize-space. */
  look(bytes: Uint8Array, from: number, to: number, normal: boolean): number {
    const automaton = (this.#automaton ??= this.#byBytes());
    return automaton === null ? UNTOLD : automaton.test(bytes, from, to, normal);
  }

  #byBytes(): Automaton | null {
    if (this.#lines || this.#cost.references) return null;
    const program = programOf(this.#translated);
    return program && new Automaton(program);
  }

  /** All matches, from left to right; a pattern that matches nothing is refused before. */
  *matches(text: string): Generator<Captures> {
    for (let from = 0; from <= text.length;) {
      const found = this.#exec(text, from);
      if (!found) return;
      yield found;
      from = Math.max(found[1]!, found[0]! + 1);
    }
  }

  #exec(text: string, from: number): Captures | null {
    const { longest, forgets } = this.#cost;
    if (text.length > longest || forgets) return bounded(() => this.#own().exec(text, from));
    this.#native.lastIndex = from;
    const match = this.#native.exec(text);
    return match && capturesOf(match);
  }

  #own(): Linear | Tried {
    if (this.#machine) return this.#machine;
    const program = programOf(this.#translated);
    if (!program)
      throw new LimitError('size', 'the regular expression is too large for a text of this length');
    this.#machine = this.#cost.references ? new Tried(program) : new Linear(program);
    return this.#machine;
  }
}

function bounded<T>(search: () => T): T {
  try {
    return search();
  } catch (error) {
    if (!(error instanceof TooManySteps)) throw error;
    throw new LimitError('size', 'the regular expression takes too many steps on this text');
  }
}

/** Groups as texts: JavaScript says where the match is, not where its groups are. */
interface NativeCaptures extends Array<number> {
  groups?: readonly (string | undefined)[];
}

function capturesOf(match: RegExpExecArray): Captures {
  const captures: NativeCaptures = [match.index, match.index + match[0].length];
  captures.groups = match;
  return captures;
}

/** Anywhere in the text; only anchors tie it down. */
export function matches(text: string, pattern: Pattern): boolean {
  return pattern.test(text);
}

/** A pattern that matches nothing would cut everywhere (FORX0003). */
function refuseEmptyMatch(pattern: Pattern): void {
  if (pattern.test(''))
    throw new EvaluationError('FORX0003', 'the regular expression matches the empty string');
}

/** Pieces between matches, the empty ones too; of an empty text none. */
export function tokenize(text: string, pattern: Pattern): string[] {
  if (text === '') return [];
  refuseEmptyMatch(pattern);
  const parts: string[] = [];
  let from = 0;
  for (const match of pattern.matches(text)) {
    parts.push(text.slice(from, match[0]));
    from = match[1]!;
  }
  parts.push(text.slice(from));
  return parts;
}

/** `$1` to `$9…` stand for groups, `\$` and `\\` for themselves (XPath functions, 7.6.3). */
export function replace(text: string, pattern: Pattern, replacement: string): string {
  refuseEmptyMatch(pattern);
  if (!pattern.literal && /(?:^|[^\\])(?:\\\\)*\\(?![\\$])|(?:^|[^\\])(?:\\\\)*\$(?!\d)/.test(replacement))
    throw new EvaluationError('FORX0004', 'the replacement holds a stray "\\" or "$"');
  let result = '';
  let from = 0;
  for (const match of pattern.matches(text)) {
    result +=
      text.slice(from, match[0]) +
      (pattern.literal ? replacement : filled(replacement, text, match, pattern.groups));
    from = match[1]!;
  }
  return result + text.slice(from);
}

function filled(replacement: string, text: string, match: Captures, groups: number): string {
  const native = (match as NativeCaptures).groups;
  const groupOf = (number: number): string | undefined =>
    native ? native[number] : groupText(text, match, number);
  return replacement.replaceAll(
    /\\(.)|\$(\d+)/g,
    (_, escaped: string | undefined, digits: string | undefined) => {
      if (escaped !== undefined) return escaped;
      let number = digits!;
      // As many digits as name a group that exists; the rest is text.
      while (number.length > 1 && Number(number) > groups) number = number.slice(0, -1);
      return (groupOf(Number(number)) ?? '') + digits!.slice(number.length);
    },
  );
}
