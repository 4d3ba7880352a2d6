import { LAST, POSITION } from '../ir.ts';
import type { Ir } from '../ir.ts';
import type { Ast } from '../parse/index.ts';
import { isNumeric } from '../types.ts';

/** Could the predicate be a number, or does it ask for the position? Then it is counted, or may have to be. */
export const mayBePositional = ({ type: { kind }, reads }: Ir): boolean =>
  isNumeric(kind) || kind === 'atomic' || kind === 'item' || (reads & (POSITION | LAST)) !== 0;

/** The same before it is analysed. Certain only for the plain shapes. */
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
