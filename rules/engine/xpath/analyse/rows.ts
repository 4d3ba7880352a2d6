import { XPathError } from '../error.ts';
import type { Binding, Ir } from '../ir.ts';
import type { Ast, Step } from '../parse/index.ts';
import { FN } from '../parse/index.ts';
import { MANY, ONE } from '../types.ts';
import { BUILTINS, MADE } from './builtin.ts';
import { isDynamic } from './dynamic.ts';
import type { Analyse } from './make.ts';
import { closed, leaf, make } from './make.ts';
import type { Bundled, Scope } from './scope.ts';
import { withVariable } from './scope.ts';

// A variable that runs over nodes of a bundled document is the place of one of them in a table: what paths find from each was
// found when the pack was built.

export function finder(bundled: Bundled, steps: readonly Step[]): (node: number) => readonly number[] {
  return steps.length === 0 ? (node) => [node] : bundled.nodes(pathOf(steps));
}

/** A lone expression stays itself: as a step its nodes would be put in order. */
function pathOf(steps: readonly Step[]): Ast {
  const [first, more] = steps as [Step, Step?];
  const alone = first.axis === null && first.predicates.length === 0 && !more;
  return alone ? first.expression : { op: 'path', root: false, steps, at: first.at };
}

/** Does the expression take steps from this variable? */
export function stepsFrom(node: unknown, name: { readonly uri: string; readonly local: string }): boolean {
  if (Array.isArray(node)) return node.some((part) => stepsFrom(part, name));
  if (typeof node !== 'object' || node === null) return false;
  const { op, steps } = node as { op?: string; steps?: readonly Step[] };
  const first = op === 'path' && steps!.length > 1 ? steps![0]! : null;
  const start = first?.axis === null ? first.expression : null;
  if (start?.op === 'variable' && start.name.uri === name.uri && start.name.local === name.local) return true;
  return Object.values(node).some((part) => stepsFrom(part, name));
}

/** A row itself, or what a path finds from it. */
export function cells(binding: Binding, steps: readonly Step[], at: number): Ir {
  const { bundled, nodes } = binding.rows!;
  if (isDynamic(steps)) throw new XPathError('a row of a bundled document is asked for no value', at);
  const last = steps.at(-1);
  const kind = last && givesTexts(last) ? 'string' : 'untyped';
  const textsOf =
    kind === 'string' ? bundled.values(pathOf(steps)) : textsBehind(finder(bundled, steps), bundled);
  const texts = nodes.map(textsOf);
  return leaf({ op: 'cells', binding, texts }, steps.length === 0 ? ONE(kind) : MANY(kind), at, 0, binding);
}

const textsBehind =
  (find: (node: number) => readonly number[], { text }: Bundled) =>
  (node: number): readonly string[] =>
    find(node).map(text);

const TEXTS: ReadonlySet<string> = new Set(
  'string name local-name normalize-space lower-case upper-case'.split(' '),
);

/** `$row/title/string()`: a step that makes one text of each node before it. */
const givesTexts = ({ axis, ...step }: Step): boolean =>
  axis === null &&
  'expression' in step &&
  step.expression.op === 'call' &&
  step.expression.name.uri === FN &&
  TEXTS.has(step.expression.name.local);

interface Asked {
  readonly path: Ast;
  readonly bundled: Bundled;
  /** Up to the one whose predicates ask for values. */
  readonly steps: readonly Step[];
  readonly after: readonly Step[];
}

const ROW = { uri: MADE, local: 'row' };

/** Predicates of any kind: looked at row by row. */
export function picked({ path, bundled, steps, after }: Asked, scope: Scope, analyse: Analyse): Ir {
  const last = steps.at(-1)!;
  const fixed = last.predicates.filter((predicate) => !isDynamic(predicate));
  const nodes = finder(bundled, [...steps.slice(0, -1), { ...last, predicates: fixed }])(bundled.top);
  const find = finder(bundled, after);
  const found = nodes.map(find);
  if (found.flat().some((node, i, all) => i > 0 && node <= all[i - 1]!))
    throw new XPathError('what lies behind nodes of a bundled document must lie apart', path.at);
  const binding: Binding = {
    name: `{${MADE}}row`,
    type: ONE('untyped'),
    scope: 'local',
    rows: { bundled, nodes },
  };
  const test = last.predicates
    .filter(isDynamic)
    .map((predicate) => ofRow(predicate))
    .reduce((left, right): Ast => ({ op: 'binary', operator: 'and', left, right, at: left.at }));
  const ir = analyse(test, withVariable(scope, binding));
  const texts = found.map((each) => each.map(bundled.text));
  return make({ op: 'picked', binding, test: ir, texts, path }, MANY('untyped'), path.at, [
    closed(ir, binding),
  ]);
}

/** The predicate with the row where its context item was. */
function ofRow(ast: Ast): Ast {
  const row: Ast = { op: 'variable', name: ROW, at: ast.at };
  if (ast.op === 'context') return row;
  if (ast.op === 'call' && ast.name.uri === FN && ast.args.length === 0 && ast.name.local !== 'current')
    if (BUILTINS.get(ast.name.local)?.context || ast.name.local === 'position' || ast.name.local === 'last')
      throw new XPathError(`${ast.name.local}() of a row of a bundled document is not supported`, ast.at);
  if (ast.op !== 'path') return mapped(ast);
  if (ast.root) return ast;
  const [first, ...rest] = ast.steps;
  const begin = first!.axis === null ? { ...first!, expression: ofRow(first!.expression) } : null;
  const start: Step = { axis: null, expression: row, predicates: [], at: ast.at };
  return { ...ast, steps: begin ? [begin, ...rest] : [start, ...ast.steps] };
}

/** Every expression inside, itself rewritten. */
function mapped<T>(node: T): T {
  if (Array.isArray(node)) return node.map((part) => (isAst(part) ? ofRow(part) : mapped(part))) as T;
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, part]) => [key, isAst(part) ? ofRow(part) : mapped(part)]);
  return Object.fromEntries(entries) as T;
}

const isAst = (node: unknown): node is Ast => typeof node === 'object' && node !== null && 'op' in node;
