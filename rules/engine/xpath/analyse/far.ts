import type { Binding, Ir } from '../ir.ts';
import { parts } from './parts.ts';

/**
 * Does it look through lists, of the document or given as an argument, so that it costs the more the longer they are? `given`: the
 * parameters of the function it is the body of.
 */
export function looksFar(ir: Ir, given: readonly Binding[]): boolean {
  if (ir.op === 'user' && ir.callee.far) return true;
  if (ir.op === 'root') return true;
  if (ir.op === 'variable' && ir.type.many && ir.type.kind === 'node')
    return ir.binding.scope === 'global' || given.includes(ir.binding);
  return parts(ir).some((part) => looksFar(part, given));
}
