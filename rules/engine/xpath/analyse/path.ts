import { XPathError } from '../error.ts';
import type { Ir, IrStep } from '../ir.ts';
import { ITEM, POSITION } from '../ir.ts';
import type { Axis, NodeTest, SequenceType, Step } from '../parse/index.ts';
import type { Order, Type } from '../types.ts';
import { ONE, isNumeric } from '../types.ts';
import { analyseLookup, bundledPath } from './lookup.ts';
import type { Analyse } from './make.ts';
import { leaf, make, makePath } from './make.ts';
import { mayCount } from './positional.ts';
import type { Scope } from './scope.ts';
import { withItem } from './scope.ts';

interface PathAst {
  readonly root: boolean;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly each?: true;
}

export function analysePath(ast: PathAst, scope: Scope, analyse: Analyse): Ir {
  const bundled = bundledPath({ op: 'path', ...ast }, scope);
  if (bundled) return analyseLookup(bundled, scope, analyse);
  const start = certainly(startOf(ast, scope, analyse), ast);
  const rest = ast.root || ast.steps[0]!.axis !== null ? ast.steps : ast.steps.slice(1);
  const steps: IrStep[] = [];
  let type = start.type;
  const first = ast.steps[0];
  if (!ast.root && first?.axis === null && first.predicates.length > 0) {
    const filter = filterStep(first, type, scope, analyse);
    steps.push(filter);
    type = afterPredicates(type, filter);
  }
  for (const step of shorten(rest)) {
    if (!ast.each && type.kind !== 'node' && type.kind !== 'item')
      throw new XPathError('a step needs a node before it, not a value', step.at);
    const typed =
      step.axis === null ? expressionStep(step, type, scope, analyse) : axisStep(step, type, scope, analyse);
    steps.push(typed.step);
    type = typed.type;
  }
  if (steps.length === 0) return start;
  return makePath(start, steps, type, ast.at, ast.each);
}

const NODES: SequenceType = { item: { kind: 'node', uri: null, local: null }, occurrence: '*' };

/** What may be values is made sure of when the rule runs: a step from a value is an error (XPTY0019), whatever it finds. */
function certainly(start: Ir, { steps, each }: PathAst): Ir {
  const first = steps[0];
  const filtered = first?.axis === null && first.predicates.length > 0;
  if (start.type.kind !== 'item' || each || filtered || steps.length < 2) return start;
  const type: Type = { ...start.type, kind: 'node' };
  return make({ op: 'typed', verb: 'treat', operand: start, target: NODES }, type, start.at, [start]);
}

/** The leading "/" is the document node: there is but one tree. */
function startOf(ast: PathAst, scope: Scope, analyse: Analyse): Ir {
  const first = ast.steps[0];
  if (!ast.root && first?.axis === null) return analyse(first.expression, scope);
  if (!scope.item) throw new XPathError('there is no context item here', ast.at);
  if (ast.root && (scope.item.kind === 'node' || scope.item.kind === 'item'))
    return leaf({ op: 'root' }, ONE('node'), ast.at);
  const { kind } = scope.item;
  if (kind !== 'node' && kind !== 'item')
    throw new XPathError('the context item here is a value, not a node', ast.at);
  const context = leaf({ op: 'context' }, ONE(kind), ast.at, ITEM);
  if (kind === 'node') return context;
  const target: SequenceType = { ...NODES, occurrence: '' };
  return make({ op: 'typed', verb: 'treat', operand: context, target }, ONE('node'), ast.at, [context]);
}

/** `//x` read as one descendant step, unless a predicate counts positions (XPath 2.0, 3.2.4, note). */
function shorten(steps: readonly Step[]): Step[] {
  const short: Step[] = [];
  for (const step of steps) {
    const before = short.at(-1);
    const gap =
      before?.axis === 'descendant-or-self' && before.test.kind === 'node' && before.predicates.length === 0;
    if (gap && step.axis === 'child' && !step.predicates.some(mayCount)) {
      short.pop();
      short.push({ ...step, axis: 'descendant' });
    } else short.push(step);
  }
  return short;
}

function filterStep(step: Step, input: Type, scope: Scope, analyse: Analyse): IrStep {
  const predicates = predicatesOf(step, input, scope, analyse);
  return { axis: 'filter', test: null, expression: null, predicates, order: input.order };
}

function predicatesOf(step: Step, item: Type, scope: Scope, analyse: Analyse): Ir[] {
  return step.predicates.map((predicate) => analyse(predicate, withItem(scope, item)));
}

/** `[1]` and other lone numbers leave at most one item per context node. */
function afterPredicates(type: Type, step: IrStep): Type {
  if (step.predicates.length === 0) return type;
  const one = step.predicates.some(
    (p) => isNumeric(p.type.kind) && !p.type.many && (p.reads & (ITEM | POSITION)) === 0,
  );
  return one ? { ...type, empty: true, many: false, order: 2 } : { ...type, empty: true };
}

interface Typed {
  readonly step: IrStep;
  readonly type: Type;
}

function axisStep(step: Step & { axis: Axis }, input: Type, scope: Scope, analyse: Analyse): Typed {
  const own = step.axis === 'attribute' ? step.test.local !== null : ['self', 'parent'].includes(step.axis);
  const local: Type = { kind: 'node', empty: true, many: !own, order: 2 };
  const predicates = predicatesOf(step, ONE('node'), scope, analyse);
  const bare: IrStep = { axis: step.axis, test: testOf(step), expression: null, predicates, order: 0 };
  const each = afterPredicates(local, bare);
  const many = input.many || each.many;
  const order = many ? orderAfter(step.axis, input, each) : 2;
  return { step: { ...bare, order }, type: { kind: 'node', empty: true, many, order } };
}

/** The principal node kind of an axis decides what a name test means (XPath 2.0, 3.2.1.2). */
function testOf(step: Step & { axis: Axis }): NodeTest {
  if (step.test.kind !== 'principal') return step.test;
  return { ...step.test, kind: step.axis === 'attribute' ? 'attribute' : 'element' };
}

/** When results need no sorting: hopping down from nodes none of which is inside another stays in order. */
function orderAfter(axis: Axis, input: Type, each: Type): Order {
  const from = input.order;
  if (axis === 'attribute') return from > 0 ? 2 : 0;
  if (axis === 'self') return from;
  if (axis === 'child') return from === 2 ? 2 : 0;
  if (axis === 'descendant' || axis === 'descendant-or-self') return from === 2 ? 1 : 0;
  if (input.many || !each.many) return input.many ? 0 : 2;
  if (axis === 'following-sibling') return 2;
  return axis === 'following' ? 1 : 0;
}

/** An expression after a slash is evaluated with each node as context item. */
function expressionStep(step: Step & { axis: null }, input: Type, scope: Scope, analyse: Analyse): Typed {
  const ir = analyse(step.expression, withItem(scope, input));
  const predicates = predicatesOf(step, ir.type, scope, analyse);
  const bare: IrStep = { axis: 'expression', test: null, expression: ir, predicates, order: 0 };
  const each = afterPredicates(ir.type, bare);
  const many = input.many || each.many;
  const order = input.many ? 0 : each.order;
  return {
    step: { ...bare, order },
    type: { kind: ir.type.kind, empty: input.empty || each.empty, many, order },
  };
}
