import type { Ir, IrOf } from '../ir.ts';
import type { Runtime } from '../runtime/index.ts';
import type { Code } from '../emit/code.ts';
import { js } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import { doubles } from '../emit/values.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'doubles',
  reason:
    'What untyped amounts add up to is an xs:double, or the integer 0. Where only the value counts it is a double from the start, so nothing asks for its kind; and a rounded product has no fifty binary digits.',
  figure: 'small +11 %, 1,000 lines below the noise',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="round(sum(i:a)) = i:b"/></sch:rule></sch:pattern>',
    before: 'x_roundAny(x_needNumber(x_sumDoublesIfAny(',
    after: 'x_roundDouble(x_sumNumbers(d, ',
  },
};

// What untyped amounts add up to is an xs:double, but the xs:integer 0 where there are none: a kind known only when the rule
// runs, which every step would have to check. Where only the value counts, 0 may as well be a double.

const ROUNDINGS: Readonly<Record<string, keyof Runtime>> = {
  abs: 'absDouble',
  floor: 'floorDouble',
  ceiling: 'ceilingDouble',
  round: 'roundDouble',
};

/** The value of such a sum, and of what is rounded, multiplied or divided of it, as xs:double; null for all else. */
export function doubleOfSum(ir: Ir, g: Gen): Code | null {
  const code = g.runs('doubles') ? written(ir, g.within(ir)) : null;
  return code && g.by('doubles', ir, g.memoise(ir, code));
}

function written(ir: Ir, g: Gen): Code | null {
  if (ir.op === 'call') return ofCall(ir, g);
  if (ir.op !== 'arithmetic' || (ir.operator !== '*' && ir.operator !== 'div')) return null;
  const factor = wholeLiteral(ir.right);
  const inner = factor === null ? null : doubleOfSum(ir.left, g);
  if (inner === null) return null;
  return ir.operator === '*' ? js`(${inner} * ${factor!})` : js`(${inner} / ${factor!})`;
}

function ofCall({ builtin, args }: IrOf<'call'>, g: Gen): Code | null {
  const [operand, more] = args;
  if (!operand || more) return null;
  if (builtin.name === 'sum') {
    const { kind } = operand.type;
    if (kind === 'node' && g.runs('bytes')) return g.run('sumNumbers', DOC, g.many(operand));
    const untyped = kind === 'node' || kind === 'untyped';
    return untyped ? g.run('sumDoubles', doubles(operand, g)) : null;
  }
  const rounding = ROUNDINGS[builtin.name];
  const inner = rounding ? doubleOfSum(operand, g) : null;
  return inner && g.run(rounding!, inner);
}

/** A literal that is exact as a double and by which one may divide. */
function wholeLiteral(ir: Ir): number | null {
  const fits = ir.op === 'literal' && typeof ir.value === 'bigint' && ir.value > 0n && ir.value <= 1_000_000n;
  return fits ? Number(ir.value) : null;
}

/** `xs:decimal(a - 1) < $sum`: the double of a cast to xs:decimal that is compared with an xs:decimal; null for all else. */
export function doubleBesideDecimal({ left, right }: IrOf<'general' | 'value'>, g: Gen): Ir | null {
  if (!g.runs('doubles') || left.op !== 'cast' || left.test || left.target !== 'decimal') return null;
  const { operand, optional } = left;
  const fits = operand.type.kind === 'double' && !operand.type.many && (optional || !operand.type.empty);
  return fits && right.type.kind === 'decimal' && !right.type.many ? operand : null;
}

/** `round(xs:decimal(sum($amounts)) * 100)`: an exact product of a double, without its fifty binary digits. */
export function roundedProduct(ir: Ir, g: Gen): Code | null {
  let factor = 1;
  let left = ir;
  while (left.op === 'arithmetic' && left.operator === '*') {
    const next = wholeLiteral(left.right);
    if (next === null) return null;
    factor *= next;
    left = left.left;
  }
  if (factor === 1 || factor > 1_000_000 || left.op !== 'cast' || left.test || left.target !== 'decimal')
    return null;
  const value = doubleOfSum(left.operand, g);
  return value && g.by('doubles', ir, g.run('roundProduct', value, factor));
}
