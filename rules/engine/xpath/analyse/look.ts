import type { Ir } from '../ir.ts';
import { LAST, POSITION } from '../ir.ts';
import { MANY } from '../types.ts';

/** The text of at most one node, as it is, or through `normalize-space`, `upper-case` or both; no node is ''. */
export interface Look {
  readonly node: Ir;
  readonly isNormal: boolean;
  readonly isUpper: boolean;
}

/** Null where the expression is anything else. */
export function lookOf(ir: Ir): Look | null {
  if (ir.type.kind === 'node') return { node: ir, isNormal: false, isUpper: false };
  if (ir.op !== 'call') return null;
  const { name } = ir.builtin;
  if (name !== 'string' && name !== 'normalize-space' && name !== 'upper-case') return null;
  const inner = lookOf(ir.args[0]!);
  return (
    inner && {
      node: inner.node,
      isNormal: inner.isNormal || name === 'normalize-space',
      isUpper: inner.isUpper || name === 'upper-case',
    }
  );
}

export const literalOf = (ir: Ir): string | null =>
  ir.op === 'literal' && typeof ir.value === 'string' ? ir.value : null;

/** `NODES/expression`: the nodes and what is asked of each; null for all else. */
export function lastOf(ir: Ir): { readonly nodes: Ir; readonly expression: Ir } | null {
  const { axis, predicates, expression } = (ir.op === 'path' && ir.steps.at(-1)) || {};
  if (ir.op !== 'path' || axis !== 'expression' || !expression || predicates!.length > 0) return null;
  if (expression.type.many || (expression.reads & (POSITION | LAST)) !== 0) return null;
  const steps = ir.steps.slice(0, -1);
  const nodes: Ir = steps.length === 0 ? ir.start : { ...ir, steps, type: MANY('node') };
  return nodes.type.kind === 'node' ? { nodes, expression } : null;
}
