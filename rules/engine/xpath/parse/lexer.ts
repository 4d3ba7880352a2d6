import { NCNAME } from '../../xml/index.ts';
import { XPathError } from '../error.ts';

/** One token of XPath 2.0 (A.2.1), and of what is known of 3.1; names keep their prefix in `text`. */
export interface Token {
  readonly kind:
    'name' | 'wildcard' | 'variable' | 'string' | 'integer' | 'decimal' | 'double' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Tried in this order at every place; the first that matches is the token (longest symbols first). */
const SHAPES: ReadonlyArray<readonly [Token['kind'], RegExp]> = [
  ['double', /(?:\d+(?:\.\d*)?|\.\d+)[eE][+-]?\d+/y],
  ['decimal', /\d+\.\d*|\.\d+/y],
  ['integer', /\d+/y],
  ['string', /"(?:[^"]|"")*"|'(?:[^']|'')*'/y],
  ['variable', new RegExp(String.raw`\$\s*${NCNAME}(?::${NCNAME})?`, 'uy')],
  ['wildcard', new RegExp(String.raw`${NCNAME}:\*|\*:${NCNAME}`, 'uy')],
  ['name', new RegExp(String.raw`${NCNAME}(?::(?!:)${NCNAME})?`, 'uy')],
  ['symbol', /<<|>>|<=|>=|!=|=>|::|:=|\|\||\/\/|\.\.|[()[\],@.*+\-=<>|/?!]/y],
];

/** The tokens of an expression, comments and white space left out, closed by one of kind `end`. */
export function tokens(source: string): Token[] {
  const found: Token[] = [];
  let at = skipBlanks(source, 0);
  while (at < source.length) {
    const token = tokenAt(source, at);
    refuseGluedNumber(token, found.at(-1));
    found.push(token);
    at = skipBlanks(source, at + token.text.length);
  }
  found.push({ kind: 'end', text: '', at });
  return found.map(plain);
}

function tokenAt(source: string, at: number): Token {
  for (const [kind, shape] of SHAPES) {
    shape.lastIndex = at;
    const text = shape.exec(source)?.[0];
    if (text !== undefined) return { kind, text, at };
  }
  throw new XPathError(`"${source.slice(at, at + 12)}" cannot be read`, at);
}

/** `10div 3` is an error (XPath 2.0, A.2.4): a number and a name need something between them. */
function refuseGluedNumber(token: Token, before: Token | undefined): void {
  const number = before?.kind === 'integer' || before?.kind === 'decimal' || before?.kind === 'double';
  if (number && token.kind === 'name' && before.at + before.text.length === token.at)
    throw new XPathError(`"${before.text}" runs into "${token.text}"`, token.at);
}

/** Strings without their quotes, variables without their dollar. */
function plain(token: Token): Token {
  if (token.kind === 'variable') return { ...token, text: token.text.slice(1).trim() };
  if (token.kind !== 'string') return token;
  const quote = token.text[0]!;
  return { ...token, text: token.text.slice(1, -1).replaceAll(quote + quote, quote) };
}

function skipBlanks(source: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < source.length && ' \t\r\n'.includes(source[at]!)) at++;
    if (!source.startsWith('(:', at)) return at;
    at = skipComment(source, at);
  }
}

/** Comments nest (XPath 2.0, 2.6). */
function skipComment(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source.startsWith('(:', at)) {
      depth++;
      at++;
    } else if (source.startsWith(':)', at)) {
      at++;
      if (--depth === 0) return at + 1;
    }
  }
  throw new XPathError('a comment is never closed', from);
}
