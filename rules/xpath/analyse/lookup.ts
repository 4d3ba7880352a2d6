import { XPathError } from '../error.ts';
import type { Ir, LookupTable } from '../ir.ts';
import type { Ast, Step } from '../parse/index.ts';
import { FN } from '../parse/index.ts';
import { MANY, atomized, isText } from '../types.ts';
import type { Analyse } from './make.ts';
import { leaf, make } from './make.ts';
import type { Bundled, Scope } from './scope.ts';
import { keyOf } from './scope.ts';

// A path into a document of the pack is followed when the pack is built. One predicate may compare with a value of the
// judged document: it becomes a table from that value to the nodes. What is left are texts; the judged document stays the
// only tree there is when rules run.

type PathAst = Extract<Ast, { op: 'path' }>;
type CallAst = Extract<Ast, { op: 'call' }>;

const isDocumentCall = (ast: Ast): ast is CallAst =>
  ast.op === 'call' && ast.name.uri === FN && (ast.name.local === 'document' || ast.name.local === 'doc');

/** The path with what a variable stands for in its place, when it begins in a bundled document; else null. */
export function bundledPath(ast: Ast, scope: Scope): PathAst | null {
  if (isDocumentCall(ast)) return pathFrom(ast, [], ast.at);
  if (ast.op !== 'path' || ast.root) return null;
  const [first, ...rest] = ast.steps;
  if (first?.axis !== null) return null;
  const start = first.expression;
  if (isDocumentCall(start)) return ast;
  if (start.op !== 'variable') return null;
  const held = scope.variables.get(keyOf(start.name))?.value;
  if (held?.op !== 'lookup') return null;
  const path = held.path as PathAst;
  const inner = path.steps.slice(0, -1);
  const last = path.steps.at(-1)!;
  const joined = { ...last, predicates: [...last.predicates, ...first.predicates] };
  return { ...path, steps: [...inner, joined, ...rest] };
}

const pathFrom = (expression: Ast, steps: readonly Step[], at: number): PathAst => ({
  op: 'path',
  root: false,
  steps: [{ axis: null, expression, predicates: [], at }, ...steps],
  at,
});

export function analyseLookup(path: PathAst, scope: Scope, analyse: Analyse): Ir {
  const [first, ...rest] = path.steps as [Step & { axis: null }, ...Step[]];
  const bundled = openedBy(first.expression as CallAst, scope);
  if (first.predicates.length > 0) throw new XPathError('a document has no predicates', first.at);
  const asked = rest.findIndex((step) => step.predicates.some(isDynamic));
  if (asked < 0) {
    const table: LookupTable = { texts: finder(bundled, rest)(0).map(bundled.text), places: null };
    return leaf({ op: 'lookup', table, wanted: null, path }, MANY('untyped'), path.at);
  }
  const after = rest.slice(asked + 1);
  if (after.some((step) => step.predicates.some(isDynamic))) throw new XPathError(ONE_VALUE, path.at);
  const { step, own, wanted } = split(rest[asked]!);
  const value = analyse(wanted, scope);
  const kind = atomized(value.type.kind);
  if (!isText(kind) && kind !== 'atomic')
    throw new XPathError('a value of a bundled document is compared with text here', wanted.at);
  const candidates = finder(bundled, [...rest.slice(0, asked), step])(0);
  const table = tableOf(candidates, bundled.values(own), finder(bundled, after), bundled.text);
  return make({ op: 'lookup', table, wanted: value, path }, MANY('untyped'), path.at, [value]);
}

function finder(bundled: Bundled, steps: readonly Step[]): (node: number) => readonly number[] {
  if (steps.length === 0) return (node) => [node];
  return bundled.nodes({ op: 'path', root: false, steps, at: steps[0]!.at });
}

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

function openedBy({ name, args, at }: CallAst, { bundle }: Scope): Bundled {
  const [href, ...more] = args;
  if (href?.op !== 'literal' || href.type !== 'string' || more.length > 0)
    throw new XPathError(`${name.local}() takes the name of a file in the pack, as a literal`, at);
  if (!bundle) throw new XPathError(`${name.local}() finds no files here`, at);
  return bundle.open(href.text, href.at);
}

/** Does the predicate ask for something outside the bundled document? */
function isDynamic(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isDynamic);
  if (typeof node !== 'object' || node === null) return false;
  const { op, name, root } = node as { op?: string; name?: { uri: string; local: string }; root?: boolean };
  if (op === 'variable' || (op === 'path' && root)) return true;
  if (op === 'call' && (name!.local === 'current' || (name!.uri !== FN && !name!.uri.endsWith('XMLSchema'))))
    return true;
  return Object.values(node).some(isDynamic);
}

/** The step without the predicate that asks, and the two sides of that predicate. */
function split(step: Step): { readonly step: Step; readonly own: Ast; readonly wanted: Ast } {
  const asking = step.predicates.filter(isDynamic);
  const [predicate] = asking;
  if (asking.length > 1 || !predicate) throw new XPathError(ONE_VALUE, step.at);
  if (predicate.op !== 'binary' || (predicate.operator !== '=' && predicate.operator !== 'eq'))
    throw new XPathError('a bundled document is asked for a value with "=" only', predicate.at);
  const { left, right } = predicate;
  const [own, wanted] = isDynamic(right) ? [left, right] : [right, left];
  if (isDynamic(own) || readsFocus(wanted))
    throw new XPathError(
      'one side of "=" is of the bundled document, the other of the judged one',
      predicate.at,
    );
  return { step: { ...step, predicates: step.predicates.filter((each) => each !== predicate) }, own, wanted };
}

/** Does it look at the item before it: a relative path, or the dot? */
function readsFocus(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(readsFocus);
  if (typeof node !== 'object' || node === null) return false;
  const { op, root, steps } = node as { op?: string; root?: boolean; steps?: readonly Step[] };
  if (op === 'context') return true;
  if (op === 'path') {
    const first = steps![0];
    // What follows the first step has a focus of its own.
    return root ? false : first?.axis === null ? readsFocus(first.expression) : true;
  }
  return Object.values(node).some(readsFocus);
}
