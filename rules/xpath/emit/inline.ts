import type { Binding, Ir, IrOf } from '../ir.ts';

// `inv:decimals(NODE)` is written where it is called: a look at the node's bytes recognises only what stands there.

/** What the call of a small function of texts comes to, its argument in place of the parameter; null for all else. */
export function inlined({ callee, args }: IrOf<'user'>): Ir | null {
  const { body, params } = callee;
  const [arg, more] = args;
  if (!body || !arg || more || params[0]!.declared?.item !== 'string') return null;
  const { empty, many } = params[0]!.type;
  const fits = arg.type.kind === 'node' || arg.type.kind === 'string' || arg.type.kind === 'untyped';
  if (!fits || many || (arg.type.empty && !empty)) return null;
  return isSmall(body.ir, body.bindings[0]!) ? replaced(body.ir, body.bindings[0]!, arg) : null;
}

/** String functions and literals around the parameter, which is read once. */
const isSmall = (ir: Ir, binding: Binding): boolean => isPure(ir, binding) && readsOf(ir, binding) === 1;

const CALLS: ReadonlySet<string> = new Set([
  'string-length',
  'substring-after',
  'substring-before',
  'normalize-space',
  'upper-case',
  'lower-case',
]);

function isPure(ir: Ir, binding: Binding): boolean {
  if (ir.op === 'call') return CALLS.has(ir.builtin.name) && ir.args.every((arg) => isPure(arg, binding));
  return ir.op === 'literal' || (ir.op === 'variable' && ir.binding === binding);
}

function readsOf(ir: Ir, binding: Binding): number {
  if (ir.op === 'call') return ir.args.reduce((sum, arg) => sum + readsOf(arg, binding), 0);
  return ir.op === 'variable' && ir.binding === binding ? 1 : 0;
}

function replaced(ir: Ir, binding: Binding, arg: Ir): Ir {
  if (ir.op === 'variable' && ir.binding === binding) return arg;
  if (ir.op !== 'call') return ir;
  const args = ir.args.map((part) => replaced(part, binding, arg));
  return { ...ir, args, reads: arg.reads, free: arg.free };
}
