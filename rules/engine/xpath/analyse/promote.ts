import { Decimal } from '../../decimal/index.ts';
import type { Ir } from '../ir.ts';
import type { Kind } from '../types.ts';
import { ONE } from '../types.ts';
import { castTo } from './call.ts';
import { choose } from './choose.ts';
import { leaf } from './make.ts';

/**
 * An operand beside one of another kind. `if (x) then $amount else 0` is known to be a number only when it runs; beside an xs:decimal its integers
 * become decimals whatever the operator (XPath 2.0, B.1), so they may be from the start, and the kind of the result is known.
 */
export function beside(ir: Ir, other: Kind): Ir {
  return other === 'decimal' && ir.type.kind === 'numeric' && isExact(ir) ? asDecimal(ir) : ir;
}

/** Is it, on all its ways, at most one decimal or integer? */
function isExact(ir: Ir): boolean {
  const { kind, many } = ir.type;
  if (ir.op === 'if' && kind === 'numeric') return isExact(ir.then) && isExact(ir.otherwise);
  return !many && (kind === 'decimal' || kind === 'integer');
}

function asDecimal(ir: Ir): Ir {
  if (ir.type.kind === 'decimal') return ir;
  if (ir.op === 'literal')
    return leaf({ op: 'literal', value: Decimal.fromInteger(ir.value as bigint) }, ONE('decimal'), ir.at);
  if (ir.op !== 'if') return castTo(ir, 'decimal', true, false, ir.at);
  return choose(ir.test, asDecimal(ir.then), asDecimal(ir.otherwise), ir.at);
}
