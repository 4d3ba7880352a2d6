import { XPathError } from '../error.ts';
import type { Ir, LookupTable } from '../ir.ts';
import type { Ast, Step } from '../parse/index.ts';
import { FN } from '../parse/index.ts';
import { MANY, atomized, isText } from '../types.ts';
import { isDynamic, split } from './dynamic.ts';
import type { Analyse } from './make.ts';
import { leaf, make } from './make.ts';
import { mayCount } from './positional.ts';
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
  if (ast.op !== 'path') return startIn(ast, scope);
  const [first, ...rest] = ast.steps;
  if (ast.root || first?.axis !== null) return null;
  const path = startIn(first.expression, scope);
  if (!path) return null;
  if (ast.each) return refused(path);
  const narrowed = first.predicates.length === 0 ? path : filtered(path, first.predicates);
  return { ...narrowed, steps: [...narrowed.steps, ...rest] };
}

function startIn(ast: Ast, scope: Scope): PathAst | null {
  if (isDocumentCall(ast)) {
    const start: Step = { axis: null, expression: ast, predicates: [], at: ast.at };
    return { op: 'path', root: false, steps: [start], at: ast.at };
  }
  const value = ast.op === 'variable' ? scope.variables.get(keyOf(ast.name))?.value : null;
  return value?.op === 'lookup' ? { ...(value.path as PathAst), at: ast.at } : null;
}

/** Predicates on a whole path, of which none is a position: `$codes[@id = 'x']`. */
function filtered(path: PathAst, predicates: readonly Ast[]): PathAst {
  const last = path.steps.at(-1)!;
  if (path.steps.length < 2 || predicates.some(mayCount)) return refused(path);
  const joined = { ...last, predicates: [...last.predicates, ...predicates] };
  return { ...path, steps: [...path.steps.slice(0, -1), joined] };
}

export function analyseLookup(path: PathAst, scope: Scope, analyse: Analyse): Ir {
  const [first, ...rest] = path.steps as [Step & { axis: null }, ...Step[]];
  const bundled = openedBy(first.expression as CallAst, scope);
  const compared = rest.findIndex((step) => step.predicates.some(isDynamic));
  if (compared < 0) {
    const table: LookupTable = { texts: finder(bundled, rest)(bundled.top).map(bundled.text), places: null };
    return leaf({ op: 'lookup', table, wanted: null, path }, MANY('untyped'), path.at);
  }
  const after = rest.slice(compared + 1);
  const { predicates } = rest[compared]!;
  // A position counts what a value has left over.
  const isCounted = predicates.slice(predicates.findIndex(isDynamic)).some(mayCount);
  const comparison = split(rest[compared]!);
  if (!comparison || isCounted || after.some((step) => step.predicates.some(isDynamic))) return refused(path);
  const value = analyse(comparison.wanted, scope);
  if (!isTextual(value)) return refused(path);
  const candidates = finder(bundled, [...rest.slice(0, compared), comparison.step])(bundled.top);
  const table = tableOf(candidates, bundled.values(comparison.own), finder(bundled, after), bundled.text);
  return make({ op: 'lookup', table, wanted: value, path }, MANY('untyped'), path.at, [value]);
}

/** @throws XPathError that names the function, at its place. */
function refused({ steps, at }: PathAst): never {
  const { name } = (steps[0] as Step & { axis: null }).expression as CallAst;
  throw new XPathError(
    `${name.local}() is supported as a look-up with one comparison with a text, such as ${name.local}('codes.xml')//code[@id = $value], and not otherwise`,
    at,
  );
}

function finder(bundled: Bundled, steps: readonly Step[]): (node: number) => readonly number[] {
  if (steps.length === 0) return (node) => [node];
  return bundled.nodes({ op: 'path', root: false, steps, at: steps[0]!.at });
}

/** Numbers compare otherwise. */
function isTextual({ type }: Ir): boolean {
  const kind = atomized(type.kind);
  return isText(kind) || kind === 'atomic';
}

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
