import type { Ast } from '../parse/index.ts';

/** Could this predicate be a number, or ask for the position? Certain only for the plain shapes. */
export function mayCount(predicate: Ast): boolean {
  if (predicate.op === 'binary') {
    if (['and', 'or'].includes(predicate.operator)) return mayAskPosition(predicate);
    const compares = ['=', '!=', '<', '<=', '>', '>=', 'eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(
      predicate.operator,
    );
    return !compares || mayAskPosition(predicate);
  }
  if (predicate.op === 'path') return predicate.steps.at(-1)?.axis === null || mayAskPosition(predicate);
  const boolean =
    predicate.op === 'call' &&
    ['not', 'exists', 'empty', 'ends-with', 'starts-with', 'contains', 'matches'].includes(
      predicate.name.local,
    );
  return !boolean || mayAskPosition(predicate);
}

/** A walk over the plain syntax: position() and last() only count when they are this predicate's own. */
function mayAskPosition(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(mayAskPosition);
  if (typeof node !== 'object' || node === null) return false;
  const call = node as { op?: string; name?: { local?: string } };
  if (call.op === 'call' && (call.name?.local === 'position' || call.name?.local === 'last')) return true;
  return Object.values(node).some(mayAskPosition);
}
