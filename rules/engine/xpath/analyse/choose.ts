import type { Ir } from '../ir.ts';
import type { Type } from '../types.ts';
import { join } from '../types.ts';
import { make } from './make.ts';

/** An `if`; also what xsl:choose comes to. */
export function choose(test: Ir, then: Ir, otherwise: Ir, at: number): Ir {
  return make({ op: 'if', test, then, otherwise }, either(then, otherwise), at, [test, then, otherwise]);
}

export const isNothing = (ir: Ir): boolean => ir.op === 'sequence' && ir.items.length === 0;

const givesNothing = (ir: Ir): boolean => isNothing(ir) || (ir.op === 'call' && ir.builtin.name === 'error');

/** `if` with an empty branch, or one that fails, keeps the kind of the other: most rules are written so. */
function either(a: Ir, b: Ir): Type {
  if (givesNothing(a)) return { ...b.type, empty: true };
  if (givesNothing(b)) return { ...a.type, empty: true };
  const order = a.type.order < b.type.order ? a.type.order : b.type.order;
  return {
    kind: join(a.type.kind, b.type.kind),
    empty: a.type.empty || b.type.empty,
    many: a.type.many || b.type.many,
    order,
  };
}
