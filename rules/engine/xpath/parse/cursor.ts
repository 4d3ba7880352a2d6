import type { Name } from '../../xml/index.ts';
import { XPathError } from '../error.ts';
import type { Ast } from './ast.ts';
import type { Token } from './lexer.ts';
import { tokens } from './lexer.ts';

/** Prefixes an expression may use; the empty prefix of functions is the fn namespace, of elements no namespace. */
export type Namespaces = ReadonlyMap<string, string>;

export const FN = 'http://www.w3.org/2005/xpath-functions';
export const XS = 'http://www.w3.org/2001/XMLSchema';

/** xsd too: the stylesheets of the reference implementation always declare it, and packs rely on it. */
const PREDECLARED: Namespaces = new Map([
  ['fn', FN],
  ['xml', 'http://www.w3.org/XML/1998/namespace'],
  ['xs', XS],
  ['xsd', XS],
]);

/** Deeper nesting than any rule needs; a bound against packs made to exhaust the compiler. */
const MAX_DEPTH = 200;

/** The two entries of the grammar: steps and parentheses need them, and would else import in a circle. */
interface Grammar {
  readonly expression: (cursor: Cursor) => Ast;
  readonly single: (cursor: Cursor) => Ast;
}

/** The tokens of one expression and the place in them. */
export class Cursor {
  readonly #tokens: readonly Token[];
  readonly #namespaces: Namespaces;
  readonly #grammar: Grammar;
  #index = 0;
  #depth = 0;

  constructor(source: string, namespaces: Namespaces, grammar: Grammar) {
    this.#tokens = tokens(source);
    this.#namespaces = namespaces;
    this.#grammar = grammar;
  }

  get token(): Token {
    return this.#tokens[this.#index]!;
  }

  peek(ahead: number): Token {
    return this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)]!;
  }

  next(): Token {
    const token = this.token;
    if (token.kind !== 'end') this.#index++;
    return token;
  }

  /** Expr: with commas. */
  expression(): Ast {
    return this.#bounded(this.#grammar.expression);
  }

  /** ExprSingle: without commas. */
  single(): Ast {
    return this.#bounded(this.#grammar.single);
  }

  #bounded(read: (cursor: Cursor) => Ast): Ast {
    if (++this.#depth > MAX_DEPTH) this.fail('the expression is nested too deeply');
    const ast = read(this);
    this.#depth--;
    return ast;
  }

  /** True when the token is this symbol or keyword. */
  is(text: string): boolean {
    return this.isAhead(0, text);
  }

  isAhead(ahead: number, text: string): boolean {
    const { kind, text: found } = this.peek(ahead);
    return found === text && (kind === 'symbol' || kind === 'name');
  }

  accept(text: string): boolean {
    const found = this.is(text);
    if (found) this.#index++;
    return found;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`"${text}" was expected`);
  }

  /** Expands a lexical name; `absent` is the namespace of a name without prefix. */
  resolve(lexical: string, absent: string, at: number): Name {
    const colon = lexical.indexOf(':');
    if (colon < 0) return { uri: absent, local: lexical };
    return { uri: this.uri(lexical.slice(0, colon), at), local: lexical.slice(colon + 1) };
  }

  /** Undefined where nothing declares the prefix. */
  declared(prefix: string): string | undefined {
    return this.#namespaces.get(prefix) ?? PREDECLARED.get(prefix);
  }

  uri(prefix: string, at: number): string {
    const uri = this.declared(prefix);
    if (uri === undefined) throw new XPathError(`the prefix "${prefix}" is not declared`, at);
    return uri;
  }

  fail(reason: string): never {
    const { kind, text, at } = this.token;
    throw new XPathError(`${reason}, found ${kind === 'end' ? 'the end' : `"${text}"`}`, at);
  }
}
