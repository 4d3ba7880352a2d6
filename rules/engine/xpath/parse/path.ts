import { XPathError } from '../error.ts';
import type { Ast, Axis, NodeTest, Step } from './ast.ts';
import { FN } from './cursor.ts';
import type { Cursor } from './cursor.ts';
import { withQName } from './qualified-name.ts';
import { isKindTest, kindTest } from './sequence-type.ts';

const AXES: ReadonlySet<string> = new Set<Axis>([
  'child',
  'descendant',
  'attribute',
  'self',
  'descendant-or-self',
  'following-sibling',
  'following',
  'parent',
  'ancestor',
  'preceding-sibling',
  'preceding',
  'ancestor-or-self',
]);
const NODE: NodeTest = { kind: 'node', uri: null, local: null };
/** Names that open an expression of their own when a parenthesis or a variable follows, and are never called. */
const RESERVED = new Set(['if', 'item', 'typeswitch', 'empty-sequence']);

/** PathExpr (XPath 2.0, 3.2). A lone primary without predicates stays itself. */
export function path(cursor: Cursor): Ast {
  const at = cursor.token.at;
  const steps: Step[] = [];
  const root = cursor.is('/') || cursor.is('//');
  if (cursor.accept('//')) steps.push(everyNode(at));
  else if (cursor.accept('/') && !startsStep(cursor)) return { op: 'path', root, steps, at };
  steps.push(step(cursor));
  for (let more = separator(cursor, steps); more; more = separator(cursor, steps)) steps.push(step(cursor));
  const only = steps[0]!;
  if (!root && steps.length === 1 && only.axis === null && only.predicates.length === 0)
    return only.expression;
  return { op: 'path', root, steps, at };
}

/** Takes "/" or "//"; the latter stands for a step of its own (XPath 2.0, 3.2.4). */
function separator(cursor: Cursor, steps: Step[]): boolean {
  const { at } = cursor.token;
  if (cursor.accept('/')) return true;
  if (!cursor.accept('//')) return false;
  steps.push(everyNode(at));
  return true;
}

const everyNode = (at: number): Step => ({ axis: 'descendant-or-self', test: NODE, predicates: [], at });

/** After a leading "/": is there a relative path? */
function startsStep(cursor: Cursor): boolean {
  const { kind, text } = cursor.token;
  if (kind === 'end') return false;
  return kind !== 'symbol' || ['@', '*', '.', '..', '('].includes(text);
}

/** A step is a primary expression or an axis step; which one shows in its first tokens. */
function step(cursor: Cursor): Step {
  const at = cursor.token.at;
  if (startsPrimary(cursor)) {
    const expression = primary(cursor);
    return { axis: null, expression, predicates: predicates(cursor), at };
  }
  if (cursor.accept('..')) return { axis: 'parent', test: NODE, predicates: predicates(cursor), at };
  const axis = axisOf(cursor);
  const test = nodeTest(cursor);
  const own = axis ?? (test.kind === 'attribute' ? 'attribute' : 'child');
  if (test.kind !== 'instruction' || test.local === null)
    return { axis: own, test, predicates: predicates(cursor), at };
  const bare: NodeTest = { ...test, uri: null, local: null };
  return { axis: own, test: bare, predicates: [isNamed(test.local, at), ...predicates(cursor)], at };
}

/** Instructions of a target: those of which a predicate says so. */
function isNamed(target: string, at: number): Ast {
  const name: Ast = { op: 'call', name: { uri: FN, local: 'name' }, args: [{ op: 'context', at }], at };
  return {
    op: 'binary',
    operator: '=',
    left: name,
    right: { op: 'literal', type: 'string', text: target, at },
    at,
  };
}

/** `@` and names before `::`; without either the test decides (attribute() tests look at attributes). */
function axisOf(cursor: Cursor): Axis | undefined {
  if (cursor.accept('@')) return 'attribute';
  if (cursor.token.kind !== 'name' || !cursor.isAhead(1, '::')) return undefined;
  const name = cursor.token.text;
  if (!AXES.has(name)) cursor.fail('an axis was expected');
  cursor.next();
  cursor.next();
  return name as Axis;
}

/** A name without prefix is in no namespace: rules name every namespace they mean. */
function nodeTest(cursor: Cursor): NodeTest {
  if (isKindTest(cursor)) return kindTest(cursor);
  if (cursor.accept('*')) return { kind: 'principal', uri: null, local: null };
  const { kind, text, at } = cursor.token;
  if (kind !== 'name' && kind !== 'wildcard') cursor.fail('a step was expected');
  cursor.next();
  if (kind === 'name') return { kind: 'principal', ...cursor.resolve(text, '', at) };
  if (text.startsWith('*:')) return { kind: 'principal', uri: null, local: text.slice(2) };
  return { kind: 'principal', uri: cursor.uri(text.slice(0, -2), at), local: null };
}

function predicates(cursor: Cursor): Ast[] {
  const found: Ast[] = [];
  while (cursor.accept('[')) {
    found.push(cursor.expression());
    cursor.expect(']');
  }
  return found;
}

/** Tells a function call or literal from a step; `text(` and its kind are steps. */
function startsPrimary(cursor: Cursor): boolean {
  const { kind, text } = cursor.token;
  if (kind === 'symbol') return text === '(' || text === '.';
  if (kind === 'name') return cursor.isAhead(1, '(') && !isKindTest(cursor) && !RESERVED.has(text);
  return kind !== 'wildcard' && kind !== 'end';
}

function primary(cursor: Cursor): Ast {
  const { kind, text, at } = cursor.next();
  if (kind === 'symbol') return text === '.' ? { op: 'context', at } : parenthesised(cursor, at);
  if (kind === 'variable') return { op: 'variable', name: cursor.resolve(text, '', at), at };
  if (kind === 'name') return call(cursor, text, at);
  return { op: 'literal', type: kind as 'string', text, at };
}

/** Parentheses keep a sequence of one as it is; `()` is the empty sequence. */
function parenthesised(cursor: Cursor, at: number): Ast {
  if (cursor.accept(')')) return { op: 'sequence', items: [], at };
  const inner = cursor.expression();
  cursor.expect(')');
  return inner;
}

/** What stands behind `=>`: a function by its name. */
export function arrow(cursor: Cursor, value: Ast): Ast {
  const { kind, text, at } = cursor.next();
  if (kind !== 'name') throw new XPathError('the name of a function was expected', at);
  return call(cursor, text, at, [value]);
}

/** Functions without prefix are those of XPath itself. */
function call(cursor: Cursor, lexical: string, at: number, before: readonly Ast[] = []): Ast {
  const name = cursor.resolve(lexical, FN, at);
  cursor.expect('(');
  const args = [...before];
  if (!cursor.accept(')')) {
    do args.push(cursor.single());
    while (cursor.accept(','));
    cursor.expect(')');
  }
  return { op: 'call', name, args: withQName(args, name.uri, name.local, cursor), at };
}
