import type { Name as ExpandedName } from '../../xml/index.ts';
import type { Ir, IrOf, IrStep } from '../ir.ts';
import type { NodeTest } from '../parse/index.ts';
import { isSafe, isSafeStep } from './safe.ts';

export interface NeededName {
  readonly uri: string;
  readonly local: string;
  /** The name its parent must have. */
  readonly parent: ExpandedName | null;
}

const NONE: readonly NeededName[] = [];

/**
 * Names an expression cannot do without: when one of them occurs nowhere in the document, it is empty, and looking for
 * it would not have met an error either. The most telling ones, those of the last steps, come last.
 */
export function needs(ir: Ir): readonly NeededName[] {
  if (ir.op === 'variable') return ir.binding.value && isSafe(ir, true) ? needs(ir.binding.value) : NONE;
  return ir.op === 'path' ? ofPath(ir) : NONE;
}

/** The same for the truth of an expression: without the names it is false. */
export function needsToHold(ir: Ir): readonly NeededName[] {
  if (ir.type.kind === 'node') return needs(ir);
  if (!isSafe(ir, true)) return NONE;
  if (ir.op === 'general' || ir.op === 'value') return [...needs(ir.left), ...needs(ir.right)];
  if (ir.op === 'logic' && ir.operator === 'and') return [...needsToHold(ir.left), ...needsToHold(ir.right)];
  if (ir.op === 'call' && (ir.builtin.name === 'exists' || ir.builtin.name === 'boolean'))
    return needsToHold(ir.args[0]!);
  return NONE;
}

/** Up to the first step that could fail: what lies behind it might have been an error. */
function ofPath({ start, steps }: IrOf<'path'>): readonly NeededName[] {
  const bare = start.op === 'context' || start.op === 'root' || start.op === 'rule';
  if (!bare && !isSafe(start, true)) return NONE;
  const found = [...needs(start)];
  let before = nameOfNodes(start);
  for (const step of steps) {
    const own = expanded(step.test);
    const below = step.axis === 'child' || step.axis === 'attribute';
    if (own) found.push({ ...own, parent: below ? before : null });
    if (!isSafeStep(step, true)) return found;
    found.push(...ofParts(step));
    if (step.axis !== 'filter') before = own;
  }
  return found;
}

const expanded = (test: NodeTest | null): ExpandedName | null =>
  test && test.uri !== null && test.local !== null ? { uri: test.uri, local: test.local } : null;

/** The one name all nodes of an expression have, if that is known. */
function nameOfNodes(ir: Ir): ExpandedName | null {
  if (ir.op === 'variable') return ir.binding.value ? nameOfNodes(ir.binding.value) : null;
  const last = ir.op === 'path' ? ir.steps.findLast((step) => step.axis !== 'filter') : undefined;
  return last ? expanded(last.test) : null;
}

const ofParts = ({ expression, predicates }: IrStep): NeededName[] => [
  ...predicates.flatMap(needsToHold),
  ...(expression ? needs(expression) : NONE),
];
