import type { Binding, Ir } from '../ir.ts';
import { parts } from './parts.ts';

/**
 * Does it look through lists, of the document or given as an argument, so that it costs the more the longer they are? `given`: the
 * parameters of the function it is the body of.
 */
export function looksFar(ir: Ir, given: readonly Binding[]): boolean {
  if (ir.op === 'user' && ir.callee.far) return true;
  if (ir.op === 'root') return true;
  if (isQuick(ir)) return false;
  if (ir.op === 'variable' && ir.type.many && ir.type.kind === 'node')
    return ir.binding.scope === 'global' || given.includes(ir.binding);
  return parts(ir).some((part) => looksFar(part, given));
}

/** `count($nodes)`, `$nodes[1]`: known of a list of any length at once. */
function isQuick(ir: Ir): boolean {
  if (ir.op === 'call') return QUICK.has(ir.builtin.name) && ir.args[0]!.op === 'variable';
  if (ir.op !== 'path' || ir.start.op !== 'variable' || ir.steps.length !== 1) return false;
  const { axis, predicates } = ir.steps[0]!;
  return axis === 'filter' && predicates.length === 1 && predicates[0]!.op === 'literal';
}

const QUICK: ReadonlySet<string> = new Set(['count', 'exists', 'empty', 'not']);
