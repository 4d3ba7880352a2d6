import type { Ast, Ir, Scope } from '../xpath/index.ts';
import { XPathError, analyse } from '../xpath/index.ts';
import { mayBePositional } from '../xpath/analyse/positional.ts';
import type { NodeTest, Step } from '../xpath/parse/index.ts';
import { COLUMNS, DOC, Name, declare, js, nodeTest } from '../xpath/emit/index.ts';
import type { Code, Gen } from '../xpath/emit/index.ts';
import { analyseAmong, foundAmong, isAmong } from './among.ts';
import { cachedByName } from './passes/by-name.ts';
import { memoisedForParent, withMemoisedLeft } from './passes/share.ts';
import { analysed, predicateScope } from './predicates.ts';

/** A rule's context is an XSLT pattern (XSLT 2.0, 5.5): one path of a union, read from its last step upwards. */
export interface ContextPath {
  /** What the node itself must be. */
  readonly test: NodeTest;
  readonly steps: readonly PatternStep[];
  /** True when the path begins at the document node. */
  readonly root: boolean;
  /** Set where a node is looked up among those the expression finds in the whole document. */
  readonly among?: Ast;
}

export interface PatternStep {
  readonly axis: 'child' | 'attribute';
  readonly test: NodeTest;
  readonly predicates: readonly Ast[];
  /** How many of them, from the end, stand on parentheses around several paths, where no position can be meant. */
  readonly shared: number;
  /** True when any number of levels may lie before this step (`//`). */
  readonly gap: boolean;
  readonly at: number;
}

const DOCUMENT_NODE: NodeTest = { kind: 'document', uri: null, local: null };

export function contextPaths(ast: Ast): ContextPath[] {
  if (ast.op === 'binary' && ast.operator === 'union')
    return [...contextPaths(ast.left), ...contextPaths(ast.right)];
  const among = foundAmong(ast);
  if (among) return among;
  return alternatives(ast).map(({ root, steps, at }) => {
    if (steps.length === 0) return { test: DOCUMENT_NODE, steps: [], root: true };
    return pathOf(root, steps, at);
  });
}

type SharedStep = Step & { readonly shared?: number };

interface Alternative {
  readonly root: boolean;
  readonly steps: readonly SharedStep[];
  readonly at: number;
}

/** The branches of unions; `(a | b)/c` stands for `a/c | b/c`, and `a/(b | c)` for `a/b | a/c`. */
function alternatives(ast: Ast): Alternative[] {
  if (ast.op === 'binary' && ast.operator === 'union')
    return [...alternatives(ast.left), ...alternatives(ast.right)];
  if (ast.op !== 'path') throw new XPathError('a context is a path, or several joined by "|"', ast.at);
  const { root, at } = ast;
  return ast.steps.reduce<Alternative[]>(
    (found, step, index) => {
      if (step.axis !== null) return found.map((path) => ({ ...path, steps: [...path.steps, step] }));
      const inside = parenthesised(step);
      if (index > 0 && inside.some((path) => path.root))
        throw new XPathError('"/" begins a context only', step.at);
      return found.flatMap((path) =>
        inside.map((end) => ({ root: root || end.root, steps: [...path.steps, ...end.steps], at })),
      );
    },
    [{ root, steps: [], at }],
  );
}

/** Predicates on parentheses hold for each of the alternatives. */
function parenthesised(step: Step & { axis: null }): Alternative[] {
  return alternatives(step.expression).map(({ root, steps, at }) => {
    const last = steps.at(-1);
    if (!last) throw new XPathError('the document node has no place in parentheses', at);
    const predicates = [...last.predicates, ...step.predicates];
    const narrowed: SharedStep = { ...last, predicates, shared: (last.shared ?? 0) + step.predicates.length };
    return { root, steps: [...steps.slice(0, -1), narrowed], at };
  });
}

function pathOf(root: boolean, steps: readonly SharedStep[], at: number): ContextPath {
  const found: PatternStep[] = [];
  let gap = false;
  for (const step of steps) {
    if (step.axis === 'descendant-or-self' && step.test.kind === 'node' && step.predicates.length === 0)
      gap = true;
    else {
      found.push(stepOf(step, gap));
      gap = false;
    }
  }
  const last = found.at(-1);
  if (!last || gap) throw new XPathError('the context ends without saying which nodes', at);
  return { test: last.test, steps: found, root };
}

function stepOf(step: SharedStep, gap: boolean): PatternStep {
  const { axis, at } = step;
  if (axis !== 'child' && axis !== 'attribute')
    throw new XPathError('a context steps to children and attributes only', at);
  const kind =
    step.test.kind === 'principal' ? (axis === 'attribute' ? 'attribute' : 'element') : step.test.kind;
  return {
    axis,
    test: { ...step.test, kind },
    predicates: step.predicates,
    shared: step.shared ?? 0,
    gap,
    at,
  };
}

/** @throws XPathError for a predicate that cannot be judged, while the place of the context is still known. */
export function requireMatchable(paths: readonly ContextPath[], scope: Scope): void {
  for (const { among } of paths) if (among) analyseAmong(among, scope);
  for (const { predicates, shared, at } of paths.flatMap(({ steps }) => steps)) {
    const irs = analysed(predicates, scope);
    if (irs.slice(irs.length - shared).some(mayBePositional))
      throw new XPathError('a position among alternatives is no context', at);
  }
}

/** True when nothing but the node itself has to be looked at. */
export function isTrivial(path: ContextPath): boolean {
  const [first] = path.steps;
  return (
    !path.among &&
    path.steps.length < 2 &&
    (!path.root || !first || first.gap) &&
    (first?.predicates.length ?? 0) === 0
  );
}

/**
 * A function that says whether a node matches; `tested` when the caller has already looked at the node's kind and name.
 * Shape: `(d, n) => { if (!(TEST)) return false; const p = parent[n]; … return true; }`
 */
export function matcher(path: ContextPath, scope: Scope, tested: boolean, gen: Gen): Name {
  const node = new Name('n');
  if (path.test.kind === 'node') gen.shared.module.textNodes = true;
  const own = tested ? null : nodeTest(path.test, js`${node}`, gen);
  const guard = own ? js`if (!(${own})) return false; ` : js``;
  if (path.among)
    return gen.shared.module.define(
      [DOC, node],
      js`${guard}return ${isAmong(path.among, node, scope, gen)};`,
    );
  const body = js`${guard}${upwards(path, path.steps.length - 1, js`${node}`, scope, gen)}`;
  return gen.shared.module.define([DOC, node], body);
}

/** Statements that return whether `node`, already known to pass the test of step `index`, matches up to there. */
function upwards(path: ContextPath, index: number, node: Code, scope: Scope, gen: Gen): Code {
  const step = path.steps[index];
  if (!step) return js`return true;`;
  const predicates = predicateGuards(step, node, scope, gen, index < path.steps.length - 1);
  if (index === 0) return js`${rootGuard(path, step, node)}${predicates}return true;`;
  const before = path.steps[index - 1]!;
  const p = new Name('p');
  const test = nodeTest(before.test, js`${p}`, gen);
  const passes = test ? js`${p} >= 0 && ${test}` : js`${p} > 0`;
  const rest = upwards(path, index - 1, js`${p}`, scope, gen);
  if (!step.gap) {
    const guard = js`const ${declare(p)} = ${COLUMNS.parent}[${node}]; if (!(${passes})) return false; `;
    // What lies above decides more cheaply than predicates do.
    return step.predicates.length === 0
      ? js`${guard}${rest}`
      : js`${guard}if (!${gen.call(rest)}) return false; ${predicates}return true;`;
  }
  const any = js`for (let ${declare(p)} = ${COLUMNS.parent}[${node}]; ${p} >= 0; ${p} = ${COLUMNS.parent}[${p}])`;
  return js`${predicates}${any} if (${passes} && ${gen.call(rest)}) return true; return false;`;
}

const rootGuard = (path: ContextPath, step: PatternStep, node: Code): Code =>
  path.root && !step.gap ? js`if (${COLUMNS.parent}[${node}] !== 0) return false; ` : js``;

function predicateGuards(step: PatternStep, node: Code, scope: Scope, gen: Gen, above: boolean): Code {
  if (step.predicates.length === 0) return js``;
  const irs = analysed(step.predicates, scope);
  if (irs.some(mayBePositional)) return positional(step, node, predicateScope(scope), gen);
  const g = gen.with({ item: node, rule: node });
  return irs.reduce(
    (code, ir) =>
      js`${code}if (!(${(above && memoisedForParent(ir, node, g)) || predicateTest(ir, node, g)})) return false; `,
    js``,
  );
}

const predicateTest = (ir: Ir, node: Code, g: Gen): Code =>
  cachedByName(ir, node, g.test(withMemoisedLeft(ir, node, g)), g);

/** A position is counted among the siblings: the node must be among what the step finds from its parent. */
function positional(step: PatternStep, node: Code, scope: Scope, gen: Gen): Code {
  const ast: Ast = { op: 'path', root: false, steps: [step], at: step.at };
  const ir = analyse(ast, scope);
  const parent = new Name('p');
  const g = gen.with({ item: js`${parent}`, rule: node });
  const found = g.scan(ir, (item) => js`if (${item} === ${node}) return true;`);
  const search = gen.call(js`const ${declare(parent)} = ${COLUMNS.parent}[${node}]; ${found} return false;`);
  return js`if (!${search}) return false; `;
}
