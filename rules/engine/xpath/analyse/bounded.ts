import type { Ir, IrOf, IrStep } from '../ir.ts';
import { parts } from './parts.ts';

/**
 * True when finding the value takes no longer than reading what lies below the context item a few times over, so that nobody
 * needs to look at the clock. Cautious: false means not known.
 */
export function isBounded(ir: Ir): boolean {
  if (ir.op === 'variable') return isBoundedVariable(ir);
  if (UNBOUNDED.has(ir.op)) return false;
  if (ir.op === 'path') return goesDown(ir) && parts(ir).every(isBounded);
  if (ir.op === 'general' && ir.left.type.many && ir.right.type.many && !isFixed(ir.right)) return false;
  return parts(ir).every(isBounded);
}

const UNBOUNDED: ReadonlySet<Ir['op']> = new Set<Ir['op']>(['for', 'quantified', 'user', 'range', 'keyed']);

/** A list of the pack's own is looked up, not read. */
const isFixed = (ir: Ir): boolean =>
  ir.op === 'variable'
    ? ir.binding.value === undefined || isFixed(ir.binding.value)
    : ir.op === 'sequence' && ir.items.every((item) => item.op === 'literal');

function isBoundedVariable(ir: IrOf<'variable'>): boolean {
  const { scope, value } = ir.binding;
  if (scope === 'local') return !ir.type.many;
  return value === undefined || isFixed(value) || (!ir.type.many && isBounded(value));
}

const UP: ReadonlySet<IrStep['axis']> = new Set<IrStep['axis']>(['parent', 'ancestor', 'ancestor-or-self']);
const SIDE: ReadonlySet<IrStep['axis']> = new Set<IrStep['axis']>([
  'preceding',
  'following',
  'preceding-sibling',
  'following-sibling',
]);
const LOOPS: ReadonlySet<IrStep['axis']> = new Set<IrStep['axis']>([
  'child',
  'descendant',
  'descendant-or-self',
  'expression',
]);

const goesDown = (ir: IrOf<'path'>): boolean => !ir.steps.some((_, index) => leadsAway(ir, index));

/**
 * Does this step loop over nodes that are not below the context item? Only such loops are counted: all others together look
 * at each node as often as it has ancestors.
 */
export function leadsAway({ start, steps }: IrOf<'path'>, index: number): boolean {
  const { axis } = steps[index]!;
  if (SIDE.has(axis)) return true;
  if (!LOOPS.has(axis)) return false;
  const before = steps[index - 1];
  return before ? UP.has(before.axis) : ['root', 'rule', 'variable', 'call', 'typed'].includes(start.op);
}
