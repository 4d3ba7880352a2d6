import { XPathError } from '../error.ts';
import type { Ir, LookupTable } from '../ir.ts';
import type { Ast, NodeTest, Step } from '../parse/index.ts';
import { FN } from '../parse/index.ts';
import { MANY, atomized, isText } from '../types.ts';
import { MADE } from './builtin.ts';
import { isDynamic, split } from './dynamic.ts';
import { literalOf } from './look.ts';
import type { Analyse } from './make.ts';
import { leaf, make } from './make.ts';
import { mayCount } from './positional.ts';
import { finder, picked } from './rows.ts';
import type { Bundled, Rows, Scope } from './scope.ts';
import { keyOf } from './scope.ts';

// A path into a document of the pack is followed when the pack is built. One predicate may compare with a value of the
// judged document: it becomes a table from that value to the nodes. What is left are texts; the judged document stays the
// only tree there is when rules run.

type PathAst = Extract<Ast, { op: 'path' }>;
type CallAst = Extract<Ast, { op: 'call' }>;

const isDocumentCall = (ast: Ast): boolean => {
  if (ast.op !== 'call') return false;
  const { uri, local } = ast.name;
  return uri === MADE ? local === 'tree' : uri === FN && (local === 'document' || local === 'doc');
};

/** The path with what a variable stands for in its place, when it begins in a bundled document; else null. */
export function bundledPath(ast: Ast, scope: Scope): PathAst | null {
  if (ast.op !== 'path') return startIn(ast, scope);
  const [first, ...rest] = ast.steps;
  if (ast.root || first?.axis !== null) return null;
  const path = startIn(first.expression, scope);
  if (!path) return null;
  const narrowed = first.predicates.length === 0 ? path : filtered(path, first.predicates);
  return ast.each && narrowed.steps.length > 1
    ? forEach(narrowed, rest)
    : { ...narrowed, steps: [...narrowed.steps, ...rest] };
}

/** What `$rows ! B` finds comes one after the other: it is one step from the document, not more steps of the path. */
function forEach(path: PathAst, rest: readonly Step[]): PathAst {
  const [start, ...steps] = path.steps as [Step, ...Step[]];
  const { at } = path;
  // Attributes stand in the order of their elements.
  if (rest.every(isAttribute)) return { ...path, steps: [...path.steps, ...rest] };
  if (isDynamic(steps) || isDynamic(rest))
    throw new XPathError('for each node of a bundled document no value is asked for', at);
  const over: Ast = { op: 'path', root: false, steps, at };
  const each: Step[] = [{ axis: null, expression: over, predicates: [], at }, ...rest];
  const expression: Ast = { op: 'path', root: false, each: true, steps: each, at };
  return { ...path, steps: [start, { axis: null, expression, predicates: [], at }] };
}

function isAttribute(step: Step): boolean {
  const { op, steps } = (step.axis === null ? step.expression : {}) as { op?: string; steps?: Step[] };
  return op === 'path' && steps!.length === 1 && steps![0]!.axis === 'attribute';
}

function startIn(ast: Ast, scope: Scope): PathAst | null {
  if (isDocumentCall(ast)) return pathFrom(ast, [], ast.at);
  if (ast.op === 'variable') {
    const held = scope.variables.get(keyOf(ast.name))?.value;
    return held?.op === 'lookup' || held?.op === 'picked' ? (held.path as PathAst) : null;
  }
  return ast.op === 'call' ? keyIn(ast, scope) : null;
}

/** `key('name', VALUE, $document)`, with the document as a path. */
function keyIn(ast: CallAst, scope: Scope): PathAst | null {
  const [name, value, inside] = ast.args;
  if (ast.name.uri !== FN || ast.name.local !== 'key' || !inside) return null;
  const path = bundledPath(inside, scope);
  return path && pathFrom({ ...ast, args: [name!, value!, path] }, [], ast.at);
}

/** Predicates on a whole path: `$codes[1]` is the first of all. */
function filtered(path: PathAst, predicates: readonly Ast[]): PathAst {
  const [start, ...steps] = path.steps as [Step, ...Step[]];
  const last = steps.at(-1);
  if (last && !predicates.some(mayCount)) {
    const joined = { ...last, predicates: [...last.predicates, ...predicates] };
    return { ...path, steps: [start, ...steps.slice(0, -1), joined] };
  }
  const expression: Ast = last
    ? { op: 'path', root: false, steps, at: path.at }
    : { op: 'context', at: path.at };
  return { ...path, steps: [start, { axis: null, expression, predicates, at: path.at }] };
}

/** The nodes of a path that asks for no value; null for all else. */
export function rowsOf(ast: Ast, scope: Scope): Rows | null {
  const path = bundledPath(ast, scope);
  if (!path || isDynamic(path.steps.slice(1))) return null;
  const [{ expression: start }, ...steps] = path.steps as [Step & { axis: null }, ...Step[]];
  if ((start as CallAst).name.local === 'key') return null;
  const bundled = openedBy(start as CallAst, scope);
  return { bundled, nodes: finder(bundled, steps)(bundled.top) };
}

const pathFrom = (expression: Ast, steps: readonly Step[], at: number): PathAst => ({
  op: 'path',
  root: false,
  steps: [{ axis: null, expression, predicates: [], at }, ...steps],
  at,
});

export function analyseLookup(path: PathAst, scope: Scope, analyse: Analyse): Ir {
  const [first, ...rest] = path.steps as [Step & { axis: null }, ...Step[]];
  const start = first.expression as CallAst;
  if (start.name.local === 'key') return analyseKey(path, start, rest, scope, analyse);
  const bundled = openedBy(start, scope);
  const asked = rest.findIndex((step) => step.predicates.some(isDynamic));
  if (asked < 0) {
    const table: LookupTable = { texts: finder(bundled, rest)(bundled.top).map(bundled.text), places: null };
    return leaf({ op: 'lookup', table, wanted: null, path }, MANY('untyped'), path.at);
  }
  const after = rest.slice(asked + 1);
  if (after.some((step) => step.predicates.some(isDynamic))) throw new XPathError(ONE_VALUE, path.at);
  const { predicates } = rest[asked]!;
  // A position counts what a value has left over.
  if (predicates.slice(predicates.findIndex(isDynamic)).some(mayCount))
    throw new XPathError(POSITION, path.at);
  const asking = split(rest[asked]!);
  const value = asking && analyse(asking.wanted, scope);
  if (!asking || !value || !isTextual(value))
    return picked({ path, bundled, steps: rest.slice(0, asked + 1), after }, scope, analyse);
  const { step, own } = asking;
  const candidates = finder(bundled, [...rest.slice(0, asked), step])(bundled.top);
  const table = tableOf(candidates, bundled.values(own), finder(bundled, after), bundled.text);
  return make({ op: 'lookup', table, wanted: value, path }, MANY('untyped'), path.at, [value]);
}

/** Numbers compare otherwise. */
function isTextual({ type }: Ir): boolean {
  const kind = atomized(type.kind);
  return isText(kind) || kind === 'atomic';
}

/** A key of a bundled document is a table from its values to what the path finds behind them. */
function analyseKey(
  path: PathAst,
  { args, at }: CallAst,
  after: readonly Step[],
  scope: Scope,
  analyse: Analyse,
): Ir {
  const [name, wanted, inside] = args as [Ast, Ast, PathAst];
  if (name.op !== 'literal') throw new XPathError('the name of a key is a literal', name.at);
  const key = scope.keys?.get(name.text);
  if (!key) throw new XPathError(`there is no key "${name.text}"`, name.at);
  const [{ expression: start }, ...steps] = inside.steps as [Step & { axis: null }, ...Step[]];
  if (
    (start as CallAst).name.local === 'key' ||
    [...steps, ...after].some(({ predicates }) => predicates.some(isDynamic))
  )
    throw new XPathError(ONE_VALUE, at);
  if (after.some(({ predicates }) => predicates.some(mayCount))) throw new XPathError(POSITION, at);
  const value = analyse(wanted, scope);
  if (!isTextual(value)) throw new XPathError('a key of a bundled document is asked for text', wanted.at);
  const bundled = openedBy(start as CallAst, scope);
  const tops = finder(bundled, steps)(bundled.top);
  const entries = (key.entries ?? []).flatMap(({ match, use }) => {
    const matched = finder(bundled, [expressionStep(anywhere(match))])(bundled.top);
    const own = matched.filter((node) =>
      tops.some((top) => top === bundled.top || isWithin(bundled, node, top)),
    );
    const values = bundled.values(use);
    return own.map((node) => ({ node, values: values(node) }));
  });
  const byNode = new Map(entries.map(({ node }) => [node, [] as string[]]));
  for (const { node, values } of entries) byNode.get(node)!.push(...values);
  const table = tableOf(
    [...byNode.keys()],
    (node) => byNode.get(node)!,
    finder(bundled, after),
    bundled.text,
  );
  return make({ op: 'lookup', table, wanted: value, path }, MANY('untyped'), path.at, [value]);
}

const expressionStep = (expression: Ast): Step => ({
  axis: null,
  expression,
  predicates: [],
  at: expression.at,
});

/** Every node a pattern matches: its paths begin at any node. */
function anywhere(match: Ast): Ast {
  if (match.op === 'binary') return { ...match, left: anywhere(match.left), right: anywhere(match.right) };
  if (match.op !== 'path' || match.root) return match;
  const any: Step = { axis: 'descendant-or-self', test: ANY, predicates: [], at: match.at };
  return { ...match, steps: [any, ...match.steps] };
}

const ANY: NodeTest = { kind: 'node', uri: null, local: null };

const isWithin = (bundled: Bundled, node: number, top: number): boolean =>
  bundled
    .nodes({
      op: 'path',
      root: false,
      steps: [{ axis: 'ancestor-or-self', test: ANY, predicates: [], at: 0 }],
      at: 0,
    })(node)
    .includes(top);

const POSITION = 'a position among what a value finds in a bundled document is not supported';
const ONE_VALUE = 'a path into a bundled document compares with one value of the judged document at most';

/** Which nodes lie behind which value of the candidates. */
function tableOf(
  candidates: readonly number[],
  valuesOf: (node: number) => readonly string[],
  after: (node: number) => readonly number[],
  text: (node: number) => string,
): LookupTable {
  const reached = new Map<string, Set<number>>();
  for (const candidate of candidates) {
    const nodes = after(candidate);
    for (const value of valuesOf(candidate)) {
      const known = reached.get(value) ?? new Set();
      reached.set(value, known);
      for (const node of nodes) known.add(node);
    }
  }
  const nodes = [...new Set([...reached.values()].flatMap((set) => [...set]))].sort((a, b) => a - b);
  const placeOf = new Map(nodes.map((node, place) => [node, place]));
  const places = [...reached].map(([value, set]): [string, number[]] => [
    value,
    [...set].map((node) => placeOf.get(node)!).sort((a, b) => a - b),
  ]);
  return { texts: nodes.map(text), places: new Map(places) };
}

function openedBy({ name, args, at }: CallAst, scope: Scope): Bundled {
  const [given, ...more] = args;
  const href = given && more.length === 0 ? nameOf(given, scope) : null;
  const { bundle } = scope;
  if (href === null)
    throw new XPathError(`${name.local}() takes the name of a file in the pack, as a literal`, at);
  if (!bundle) throw new XPathError(`${name.local}() finds no files here`, at);
  return name.uri === MADE ? bundle.made(href) : bundle.open(href, given!.at);
}

/** A string that is written there, or in a variable. */
function nameOf(ast: Ast, { variables }: Scope): string | null {
  if (ast.op === 'literal') return ast.type === 'string' ? ast.text : null;
  const held = ast.op === 'variable' ? variables.get(keyOf(ast.name))?.value : null;
  return held ? literalOf(held) : null;
}
