import type { Name } from '../../xml/index.ts';
import { XPathError } from '../error.ts';
import type { Ast, SequenceType } from './ast.ts';
import { Cursor, FN } from './cursor.ts';
import type { Namespaces } from './cursor.ts';
import { arrow, path } from './path.ts';
import { asQName } from './qualified-name.ts';
import { sequenceType, singleType } from './sequence-type.ts';

export type { Ast, Axis, NodeTest, SequenceType, Step } from './ast.ts';
export { FN, XS } from './cursor.ts';
export type { Namespaces } from './cursor.ts';

/** @throws XPathError with the offset of what cannot be read. */
export function parseXPath(source: string, namespaces: Namespaces): Ast {
  const cursor = new Cursor(source, namespaces, { expression, single });
  const ast = cursor.expression();
  if (cursor.token.kind !== 'end') cursor.fail('the expression should end here');
  return ast;
}

/** The `as` attribute of xsl:function, xsl:param and xsl:variable. */
export function parseSequenceType(source: string, namespaces: Namespaces): SequenceType {
  const cursor = new Cursor(source, namespaces, { expression, single });
  const type = sequenceType(cursor);
  if (cursor.token.kind !== 'end') cursor.fail('the type should end here');
  return type;
}

function expression(cursor: Cursor): Ast {
  const at = cursor.token.at;
  const first = cursor.single();
  if (!cursor.is(',')) return first;
  const items = [first];
  while (cursor.accept(',')) items.push(cursor.single());
  return { op: 'sequence', items, at };
}

/** ExprSingle. The keywords are names elsewhere: only what follows tells them apart. */
function single(cursor: Cursor): Ast {
  const variable = cursor.peek(1).kind === 'variable';
  if (variable && cursor.is('for')) return binding(cursor, 'for');
  if (variable && cursor.is('let')) return binding(cursor, 'let');
  if (variable && (cursor.is('some') || cursor.is('every'))) return binding(cursor, 'quantified');
  if (cursor.is('if') && cursor.isAhead(1, '(')) return conditional(cursor);
  return binary(cursor, 0);
}

interface Clause {
  readonly variable: Name;
  readonly over: Ast;
  readonly at: number;
}

/**
 * `for $a in A, $b in B return R` is `for $a in A return for $b in B return R` (XPath 2.0, 3.7); quantifiers likewise, and
 * `let $a := A, $b := B return R` (XPath 3.1, 3.13).
 */
function binding(cursor: Cursor, op: 'for' | 'let' | 'quantified'): Ast {
  const some = cursor.next().text === 'some';
  const clauses: Clause[] = [];
  do clauses.push(clause(cursor, op === 'let' ? ':=' : 'in'));
  while (cursor.accept(','));
  cursor.expect(op === 'quantified' ? 'satisfies' : 'return');
  const body = cursor.single();
  const around = (body: Ast, given: Clause): Ast =>
    op === 'let' ? { op, declared: null, ...given, body } : { op, some, ...given, body };
  return clauses.reduceRight(around, body);
}

function clause(cursor: Cursor, sign: string): Clause {
  const { kind, text, at } = cursor.next();
  if (kind !== 'variable') throw new XPathError('a variable was expected', at);
  const variable = cursor.resolve(text, '', at);
  cursor.expect(sign);
  return { variable, over: cursor.single(), at };
}

/** `if` is a keyword only before a parenthesis; elsewhere it is the name of an element. */
function conditional(cursor: Cursor): Ast {
  const { at } = cursor.next();
  cursor.expect('(');
  const test = cursor.expression();
  cursor.expect(')');
  cursor.expect('then');
  const then = cursor.single();
  cursor.expect('else');
  return { op: 'if', test, then, otherwise: cursor.single(), at };
}

/** Binary operators from the loosest to the tightest (XPath 3.1, A.4); `chain` false for those that do not associate. */
const LEVELS: ReadonlyArray<{ readonly operators: readonly string[]; readonly chain: boolean }> = [
  { operators: ['or'], chain: true },
  { operators: ['and'], chain: true },
  {
    operators: ['=', '!=', '<=', '>=', '<', '>', 'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'is', '<<', '>>'],
    chain: false,
  },
  { operators: ['||'], chain: true },
  { operators: ['to'], chain: false },
  { operators: ['+', '-'], chain: true },
  { operators: ['*', 'div', 'idiv', 'mod'], chain: true },
  { operators: ['|', 'union'], chain: true },
  { operators: ['intersect', 'except'], chain: true },
];

/** A chain leans to the left, as deep as it is long; a bound against packs made to exhaust the compiler. */
const MAX_CHAIN = 2000;

/** One row of the table; the loop makes chains lean to the left, and comparisons end after one. */
function binary(cursor: Cursor, level: number): Ast {
  const row = LEVELS[level];
  if (!row) return typed(cursor, 0);
  let left = binary(cursor, level + 1);
  for (let length = 1; ; length++) {
    const operator = row.operators.find((operator) => cursor.is(operator));
    if (operator === undefined) return left;
    if (length > MAX_CHAIN) cursor.fail(`more than ${MAX_CHAIN} operators in a row`);
    const { at } = cursor.next();
    left = joined(operator, left, binary(cursor, level + 1), at);
    if (!row.chain) return left;
  }
}

function joined(operator: string, left: Ast, right: Ast, at: number): Ast {
  if (operator === '||') return { op: 'call', name: { uri: FN, local: 'concat' }, args: [left, right], at };
  return { op: 'binary', operator: operator === '|' ? 'union' : operator, left, right, at };
}

/** What a type may follow, from the loosest to the tightest (XPath 2.0, A.1). */
const TYPED = [
  { verb: 'instance', preposition: 'of', type: sequenceType },
  { verb: 'treat', preposition: 'as', type: sequenceType },
  { verb: 'castable', preposition: 'as', type: singleType },
  { verb: 'cast', preposition: 'as', type: singleType },
] as const;

function typed(cursor: Cursor, level: number): Ast {
  const row = TYPED[level];
  if (!row) return arrows(cursor);
  const operand = typed(cursor, level + 1);
  const { at } = cursor.token;
  if (!isVerb(cursor, row.verb, row.preposition)) return operand;
  const target = row.type(cursor);
  const value = row.type === singleType ? asQName(operand, target.item as string, cursor) : operand;
  return { op: 'typed', verb: row.verb, operand: value, target, at };
}

/** Two-word operators: each word alone is still a name. */
function isVerb(cursor: Cursor, first: string, second: string): boolean {
  if (!cursor.is(first) || !cursor.isAhead(1, second)) return false;
  cursor.next();
  cursor.next();
  return true;
}

/** `VALUE => f(x)` is `f(VALUE, x)` (XPath 3.1, 3.16). */
function arrows(cursor: Cursor): Ast {
  let value = unary(cursor);
  for (let length = 1; cursor.accept('=>'); length++) {
    if (length > MAX_CHAIN) cursor.fail(`more than ${MAX_CHAIN} operators in a row`);
    value = arrow(cursor, value);
  }
  return value;
}

/** Signs may repeat: `--1` is 1. */
function unary(cursor: Cursor): Ast {
  const { at } = cursor.token;
  if (cursor.accept('-')) return { op: 'negate', plus: false, operand: unary(cursor), at };
  if (cursor.accept('+')) return { op: 'negate', plus: true, operand: unary(cursor), at };
  return mapped(cursor);
}

/** `A ! B`: B for each item of A, which is not put in order (XPath 3.1, 3.15). */
function mapped(cursor: Cursor): Ast {
  const { at } = cursor.token;
  const parts = [path(cursor)];
  while (cursor.accept('!')) parts.push(path(cursor));
  if (parts.length === 1) return parts[0]!;
  const steps = parts.map((expression) => ({ axis: null, expression, predicates: [], at: expression.at }));
  return { op: 'path', root: false, each: true, steps, at };
}
