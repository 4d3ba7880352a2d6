import type { Ast, Ir, Scope } from '../xpath/index.ts';
import { XPathError, analyse } from '../xpath/index.ts';
import { DOC, js } from '../xpath/emit/index.ts';
import type { Code, Gen, Name } from '../xpath/emit/index.ts';
import { ITEM, RULE } from '../xpath/ir.ts';
import { FN } from '../xpath/parse/index.ts';
import type { NodeTest, Step } from '../xpath/parse/index.ts';
import type { ContextPath } from './context.ts';

// Contexts that begin in a variable or a key, or step further down than to children (XSLT 3.0, 5.5, which Saxon has for any
// stylesheet): their nodes are found once a document, and a node matches when it is one of them.

const ANY: NodeTest = { kind: 'node', uri: null, local: null };
const DOWN: ReadonlySet<string> = new Set(['self', 'descendant', 'descendant-or-self']);

/** Null for what can be matched from the node upwards. */
export function foundAmong(ast: Ast): ContextPath[] | null {
  if (ast.op !== 'path' && isStart(ast)) return anyNode(ast);
  if (ast.op !== 'path') return null;
  const [first] = ast.steps;
  const started = !ast.root && first?.axis === null && isStart(first.expression);
  if (!started && !ast.steps.some(stepsDown)) return null;
  for (const { axis, at } of started ? ast.steps.slice(1) : ast.steps)
    if (axis !== 'child' && axis !== 'attribute' && !DOWN.has(axis ?? ''))
      throw new XPathError('a context steps down only', at);
  const last = ast.steps.at(-1)!;
  const among = started || ast.root ? ast : anywhere(ast);
  return last.axis === null ? anyNode(among) : [{ test: testOf(last), steps: [], root: false, among }];
}

const isStart = (ast: Ast): boolean =>
  ast.op === 'variable' ||
  (ast.op === 'binary' && ast.operator === 'union' && isStart(ast.left) && isStart(ast.right)) ||
  (ast.op === 'path' && !ast.root && ast.steps[0]?.axis === null && isStart(ast.steps[0].expression)) ||
  (ast.op === 'call' && ast.name.uri === FN && (ast.name.local === 'key' || ast.name.local === 'id'));

/** `//` steps down, too, but is no step of its own. */
const stepsDown = ({ axis, ...step }: Step): boolean =>
  axis !== null &&
  DOWN.has(axis) &&
  !(
    axis === 'descendant-or-self' &&
    'test' in step &&
    step.test.kind === 'node' &&
    step.predicates.length === 0
  );

/** A path that may begin at any node. */
function anywhere(path: Extract<Ast, { op: 'path' }>): Ast {
  const any: Step = { axis: 'descendant-or-self', test: ANY, predicates: [], at: path.at };
  return { ...path, root: true, steps: [any, ...path.steps] };
}

function testOf({ axis, test }: Exclude<Step, { axis: null }>): NodeTest {
  if (test.kind !== 'principal') return test;
  return { ...test, kind: axis === 'attribute' ? 'attribute' : 'element' };
}

/** Where the expression does not tell the kind of its nodes. */
function anyNode(among: Ast): ContextPath[] {
  const kinds = ['node', 'attribute', 'document'] as const;
  return kinds.map((kind) => ({ test: { kind, uri: null, local: null }, steps: [], root: false, among }));
}

/** @throws XPathError for what is not the same for all nodes, or finds no nodes. */
export function analyseAmong(among: Ast, scope: Scope): Ir {
  const ir = analyse(among, { ...scope, counted: false });
  if (ir.type.kind !== 'node' && ir.type.kind !== 'item')
    throw new XPathError('a context finds nodes', among.at);
  if ((ir.reads & (ITEM | RULE)) !== 0)
    throw new XPathError('such a context asks for the same nodes everywhere', among.at);
  return ir;
}

/** Shape: `(d.memo[3] ??= new Set(NODES)).has(n)` */
export function isAmong(among: Ast, node: Name, scope: Scope, gen: Gen): Code {
  const found = gen.with({ item: js`0`, rule: null }).many(analyseAmong(among, scope));
  const nodes = gen.run('nodeSet', found);
  return js`(${DOC}.memo[${gen.shared.module.slot(nodes)}] ??= ${nodes}).has(${node})`;
}
