import type { Ast, Step } from '../parse/index.ts';
import { FN } from '../parse/index.ts';

// What in a path into a bundled document is known only when rules run.

/** Does the predicate ask for something outside the bundled document? */
export function isDynamic(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isDynamic);
  if (typeof node !== 'object' || node === null) return false;
  const { op, name, root } = node as { op?: string; name?: { uri: string; local: string }; root?: boolean };
  if (op === 'variable' || (op === 'path' && root)) return true;
  if (op === 'call' && (name!.local === 'current' || (name!.uri !== FN && !name!.uri.endsWith('XMLSchema'))))
    return true;
  return Object.values(node).some(isDynamic);
}

/** The step without the predicate that asks for one value, and the two sides of that predicate; null where it asks otherwise. */
export function split(step: Step): { readonly step: Step; readonly own: Ast; readonly wanted: Ast } | null {
  const [predicate, ...more] = step.predicates.filter(isDynamic);
  if (more.length > 0 || predicate?.op !== 'binary') return null;
  if (predicate.operator !== '=' && predicate.operator !== 'eq') return null;
  const { left, right } = predicate;
  const [own, wanted] = isDynamic(right) ? [left, right] : [right, left];
  if (isDynamic(own) || readsFocus(wanted)) return null;
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
