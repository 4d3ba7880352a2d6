import type { Name } from '../xml/index.ts';
import type { Ast, Ir, Scope } from '../xpath/index.ts';
import { analyse } from '../xpath/index.ts';
import { isBounded } from '../xpath/analyse/bounded.ts';
import { isSafe } from '../xpath/analyse/safe.ts';
import { LAST, POSITION } from '../xpath/ir.ts';
import { isNumeric } from '../xpath/types.ts';
import type { ContextPath, PatternStep } from './context.ts';

// `*[ends-with(local-name(), 'ID')]` says the same of every node of a name. For the names a pack knows it is answered
// when the pack is built; for others it is remembered by name.

/** Does the expression read nothing of the node but its expanded name? */
export function isAboutName(ir: Ir): boolean {
  if (ir.op === 'literal') return typeof ir.value === 'string';
  if (ir.op === 'logic') return isAboutName(ir.left) && isAboutName(ir.right);
  if (ir.op !== 'call') return false;
  const { name } = ir.builtin;
  if (name === 'local-name' || name === 'namespace-uri') return ir.args[0]!.op === 'context';
  return ['not', 'ends-with', 'starts-with', 'contains'].includes(name) && ir.args.every(isAboutName);
}

type Text = (parts: readonly string[]) => boolean;
const TESTS: Readonly<Record<string, Text>> = {
  'ends-with': ([text, part]) => text!.endsWith(part!),
  'starts-with': ([text, part]) => text!.startsWith(part!),
  contains: ([text, part]) => text!.includes(part!),
};

/** The value of such an expression for a name. */
function valueFor(ir: Ir, name: Name): string | boolean {
  if (ir.op === 'literal') return ir.value as string;
  if (ir.op === 'logic') {
    const [left, right] = [ir.left, ir.right].map((side) => Boolean(valueFor(side, name)));
    return ir.operator === 'and' ? left! && right! : left! || right!;
  }
  if (ir.op !== 'call') throw new Error(`${ir.op} is not about the name alone`);
  if (ir.builtin.name === 'local-name') return name.local;
  if (ir.builtin.name === 'namespace-uri') return name.uri;
  const values = ir.args.map((arg) => valueFor(arg, name));
  return ir.builtin.name === 'not' ? !values[0] : TESTS[ir.builtin.name]!(values as string[]);
}

/** The scope of a step's predicates. */
export const predicateScope = (scope: Scope): Scope => ({
  ...scope,
  item: { kind: 'node', empty: false, many: false, order: 2 },
  counted: true,
});

/** True when the predicates must be counted among siblings, or may have to. */
export function mayBePositional(irs: readonly Ir[]): boolean {
  return irs.some(
    ({ type, reads }) =>
      isNumeric(type.kind) ||
      type.kind === 'atomic' ||
      type.kind === 'item' ||
      (reads & (POSITION | LAST)) !== 0,
  );
}

/** The path with its last step's predicates answered for a name; null when no node of the name matches. */
export function decidedFor(path: ContextPath, scope: Scope, name: Name): ContextPath | null {
  const last = path.steps.at(-1);
  if (!last || last.predicates.length === 0) return path;
  const irs = last.predicates.map((predicate) => analyse(predicate, predicateScope(scope)));
  if (mayBePositional(irs)) return path;
  const rest: Ast[] = [];
  for (const [index, ir] of irs.entries()) {
    if (!isAboutName(ir)) rest.push(last.predicates[index]!);
    else if (!valueFor(ir, name)) return null;
  }
  return { ...path, steps: [...path.steps.slice(0, -1), { ...last, predicates: rest }] };
}

/** True when judging the context can go wrong on a document. */
export const canFail = (path: ContextPath, scope: Scope): boolean =>
  path.among !== undefined || path.steps.some((step) => stepCanFail(step, scope));

function stepCanFail({ predicates }: PatternStep, scope: Scope): boolean {
  if (predicates.length === 0) return false;
  const irs = predicates.map((predicate) => analyse(predicate, predicateScope(scope)));
  return mayBePositional(irs) || !irs.every((ir) => isSafe(ir, true) && isBounded(ir) && hasTruth(ir));
}

const hasTruth = ({ type }: Ir): boolean => type.kind === 'node' || !type.many;
