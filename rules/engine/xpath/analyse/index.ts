import { Decimal } from '../../decimal/index.ts';
import { XPathError } from '../error.ts';
import type { Arithmetic, Binding, Comparison, Ir, LiteralValue } from '../ir.ts';
import { RULE } from '../ir.ts';
import type { Ast } from '../parse/index.ts';
import type { Kind, Type } from '../types.ts';
import { MANY, ONE, OPTIONAL, atomized, isNumeric, isTemporal, join, kindOf, typeOf } from '../types.ts';
import { analyseCall, castTo, contextItem } from './call.ts';
import { choose, isNothing } from './choose.ts';
import { closed, leaf, make } from './make.ts';
import { analysePath } from './path.ts';
import { beside } from './promote.ts';
import type { Scope } from './scope.ts';
import { keyOf, withVariable } from './scope.ts';

export type { Scope } from './scope.ts';
export { functionKey, keyOf, withVariable } from './scope.ts';

type Of<Op extends Ast['op']> = Extract<Ast, { op: Op }>;

/**
 * Resolves names and finds static types.
 * @throws XPathError for what can be known to be wrong without a document.
 */
export function analyse(ast: Ast, scope: Scope): Ir {
  switch (ast.op) {
    case 'literal':
      return literal(ast);
    case 'variable':
      return variable(ast, scope);
    case 'context':
      return contextItem(scope, ast.at);
    case 'sequence':
      return sequence(ast, scope);
    case 'for':
    case 'quantified':
      return binding(ast, scope);
    case 'let':
      return letIn(ast, scope);
    case 'if':
      return conditional(ast, scope);
    case 'binary':
      return binary(ast, scope);
    case 'negate':
      return negate(ast, scope);
    case 'typed':
      return typed(ast, scope);
    case 'path':
      return analysePath(ast, scope, analyse);
    case 'call':
      return analyseCall(ast, scope, analyse);
  }
}

function literal(ast: Of<'literal'>): Ir {
  return leaf({ op: 'literal', value: valueOf(ast) }, ONE(ast.type), ast.at);
}

function valueOf({ type, text, at }: Of<'literal'>): LiteralValue {
  if (type === 'string') return text;
  if (type === 'integer') return BigInt(text);
  if (type === 'double') return Number(text);
  const value = Decimal.parse(text);
  if (!value) throw new XPathError(`"${text}" is not a decimal number`, at);
  return value;
}

/** Variables are found by name and scope now; a misspelt one never reaches a document. */
function variable(ast: Of<'variable'>, scope: Scope): Ir {
  const key = keyOf(ast.name);
  const found = scope.variables.get(key);
  if (!found) throw new XPathError(`there is no variable $${ast.name.local}`, ast.at);
  return leaf(
    { op: 'variable', binding: found },
    found.type,
    ast.at,
    found.scope === 'rule' ? RULE : 0,
    found,
  );
}

/** The kind of several items is the narrowest that holds them all. */
function sequence(ast: Of<'sequence'>, scope: Scope): Ir {
  const items = ast.items.map((item) => analyse(item, scope));
  // `()` takes the kind that fits everywhere.
  const kind = items.length === 0 ? 'untyped' : items.map((item) => item.type.kind).reduce(join);
  const empty = items.every((item) => item.type.empty);
  const type: Type = items.length === 0 ? OPTIONAL('untyped') : { kind, empty, many: true, order: 0 };
  return make({ op: 'sequence', items }, type, ast.at, items);
}

/** The variable of `for`, `some` and `every` is one item of the kind it runs over. */
function binding(ast: Of<'for'> | Of<'quantified'>, scope: Scope): Ir {
  const over = analyse(ast.over, scope);
  const type = ONE(over.type.kind);
  const bound: Binding = { name: keyOf(ast.variable), type, scope: 'local' };
  const body = analyse(ast.body, withVariable(scope, bound));
  const parts = [over, closed(body, bound)];
  if (ast.op === 'quantified')
    return make(
      { op: 'quantified', some: ast.some, binding: bound, over, body },
      ONE('boolean'),
      ast.at,
      parts,
    );
  const found: Type = {
    kind: body.type.kind,
    empty: over.type.empty || body.type.empty,
    many: over.type.many || body.type.many,
    order: over.type.many ? 0 : body.type.order,
  };
  return make({ op: 'for', binding: bound, over, body }, found, ast.at, parts);
}

/** `let`, and what xsl:variable comes to inside an xsl:function. */
function letIn(ast: Of<'let'>, scope: Scope): Ir {
  const over = analyse(ast.over, scope);
  const type = ast.declared ? typeOf(ast.declared, ast.at) : over.type;
  // Paths go on from nodes of a bundled document.
  const value = over.op === 'lookup' && !ast.declared ? { value: over } : {};
  const bound: Binding = { name: keyOf(ast.variable), type, scope: 'local', ...value };
  const body = analyse(ast.body, withVariable(scope, bound));
  const parts = [over, closed(body, bound)];
  return make({ op: 'let', binding: bound, declared: ast.declared, over, body }, body.type, ast.at, parts);
}

function conditional(ast: Of<'if'>, scope: Scope): Ir {
  const test = analyse(ast.test, scope);
  const then = analyse(ast.then, scope);
  const otherwise = analyse(ast.otherwise, scope);
  return choose(test, then, otherwise, ast.at);
}

const GENERAL: Readonly<Record<string, Comparison>> = {
  '=': 'eq',
  '!=': 'ne',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
};
const VALUE: ReadonlySet<string> = new Set<Comparison>(['eq', 'ne', 'lt', 'le', 'gt', 'ge']);

function binary(ast: Of<'binary'>, scope: Scope): Ir {
  const left = analyse(ast.left, scope);
  const right = analyse(ast.right, scope);
  const { operator, at } = ast;
  const parts = [left, right];
  const general = GENERAL[operator];
  if (general) return make({ op: 'general', operator: general, left, right }, ONE('boolean'), at, parts);
  if (operator === 'and' || operator === 'or')
    return make({ op: 'logic', operator, left, right }, ONE('boolean'), at, parts);
  if (operator === 'to') return make({ op: 'range', left, right }, MANY('integer'), at, parts);
  if (operator === 'union' || operator === 'intersect' || operator === 'except')
    return combine(operator, left, right, at);
  // With `()` written on a side the other one does not matter, not even where it would fail.
  if (isNothing(left) || isNothing(right)) return sequence({ op: 'sequence', items: [], at }, scope);
  if (VALUE.has(operator)) return compareValues(operator as Comparison, left, right, at);
  const empty = left.type.empty || right.type.empty;
  const isNodes = operator === 'is' || operator === '<<' || operator === '>>';
  const value = isNodes && parts.find((side) => side.type.kind !== 'node' && side.type.kind !== 'item');
  if (value) throw new XPathError(`"${operator}" compares nodes`, value.at);
  if (isNodes) return make({ op: 'nodes', operator, left, right }, { ...ONE('boolean'), empty }, at, parts);
  return arithmetic(operator as Arithmetic, left, right, at);
}

/** `eq` and its kin give the empty sequence when a side is empty. */
function compareValues(operator: Comparison, left: Ir, right: Ir, at: number): Ir {
  const empty = left.type.empty || right.type.empty;
  return make({ op: 'value', operator, left, right }, { ...ONE('boolean'), empty }, at, [left, right]);
}

/** Values have no identity, so only nodes can be united. */
function combine(operator: 'union' | 'intersect' | 'except', left: Ir, right: Ir, at: number): Ir {
  for (const side of [left, right])
    if (side.type.kind !== 'node' && side.type.kind !== 'item' && !isNothing(side))
      throw new XPathError(`${operator} takes nodes`, side.at);
  return make({ op: 'combine', operator, left, right }, MANY('node', 1), at, [left, right]);
}

/** Refuses operands that can never be numbers, as Saxon does when it compiles (XPTY0004). */
function arithmetic(operator: Arithmetic, left: Ir, right: Ir, at: number): Ir {
  for (const side of [left, right]) {
    const kind = atomized(side.type.kind);
    if (kind === 'string' || kind === 'boolean' || kind === 'QName')
      throw new XPathError(`"${operator}" does not calculate with ${kind}`, side.at);
  }
  const one = beside(left, right.type.kind);
  const other = beside(right, left.type.kind);
  const kind = resultOf(operator, operandKind(one), operandKind(other));
  const empty = one.type.empty || other.type.empty;
  return make({ op: 'arithmetic', operator, left: one, right: other }, { ...ONE(kind), empty }, at, [
    one,
    other,
  ]);
}

/** Untyped operands become xs:double (XPath 2.0, 3.4). */
function operandKind(ir: Ir): Kind {
  const kind = atomized(ir.type.kind);
  return kind === 'untyped' ? 'double' : kind;
}

function resultOf(operator: Arithmetic, a: Kind, b: Kind): Kind {
  if (isTemporal(a) || isTemporal(b)) return 'atomic';
  if (operator === 'idiv') return 'integer';
  if (!isNumeric(a) || !isNumeric(b)) return 'atomic';
  if (a === 'double' || b === 'double') return 'double';
  if (a === 'numeric' || b === 'numeric') return 'numeric';
  return a === 'integer' && b === 'integer' && operator !== 'div' ? 'integer' : 'decimal';
}

function negate(ast: Of<'negate'>, scope: Scope): Ir {
  const operand = analyse(ast.operand, scope);
  const kind = operandKind(operand);
  if (kind === 'string' || kind === 'boolean') throw new XPathError(`a ${kind} has no sign`, operand.at);
  const type: Type = { ...ONE(isNumeric(kind) ? kind : 'atomic'), empty: operand.type.empty };
  return make({ op: 'negate', plus: ast.plus, operand }, type, ast.at, [operand]);
}

function typed(ast: Of<'typed'>, scope: Scope): Ir {
  const operand = analyse(ast.operand, scope);
  const { verb, target, at } = ast;
  if (verb === 'cast' || verb === 'castable')
    return castTo(operand, target.item as string, target.occurrence === '?', verb === 'castable', at);
  if (typeof target.item === 'string' && target.item !== 'item') kindOf(target.item, at);
  // Values of these types are xs:string once they are made: nothing is left to tell them by.
  if (target.item === 'anyURI' || target.item === 'normalizedString' || target.item === 'token')
    throw new XPathError(`the type xs:${target.item} is known to casts alone`, at);
  const type = verb === 'instance' ? ONE('boolean') : { ...typeOf(target, at), kind: operand.type.kind };
  return make({ op: 'typed', verb, operand, target }, type, at, [operand]);
}
