import type { Binding, Ir, IrOf, IrStep } from '../ir.ts';
import { RULE } from '../ir.ts';
import { parts, partsOfStep } from './parts.ts';

/** The node so many parents above the context item or the rule's own node. */
export interface Above {
  readonly base: 'context' | 'rule';
  /** At least 1. */
  readonly up: number;
}

type Found = Above | 'nothing' | null;

/**
 * The node above that decides, together with the document, what an expression comes to: thousands of siblings that ask
 * `sum(../line/amount)` get one answer. Null where it depends on more, or on the document alone.
 */
export function above(ir: Ir): Above | null {
  const found = dependence(ir, NOBODY);
  return found === 'nothing' ? null : found;
}

const NOBODY: ReadonlySet<Binding> = new Set();

/** `bound`: variables that the expressions around this one bind, and that stand for nothing outside. */
function dependence(ir: Ir, bound: ReadonlySet<Binding>): Found {
  if ([...ir.free].some((binding) => binding.scope !== 'global' && !bound.has(binding))) return null;
  if (ir.reads === 0) return 'nothing';
  if (ir.op === 'path') return ofPath(ir, bound);
  const inside = parts(ir);
  // What a function reads of the focus without being given it is in none of its parts.
  if (inside.reduce((bits, part) => bits | part.reads, 0) !== ir.reads) return null;
  const wider = 'binding' in ir && ir.op !== 'variable' ? new Set([...bound, ir.binding]) : bound;
  return inside.map((part) => dependence(part, wider)).reduce(joined);
}

/** Predicates and later steps have a focus of their own, but for the rule's node. */
function ofPath({ start, steps }: IrOf<'path'>, bound: ReadonlySet<Binding>): Found {
  if (steps.flatMap(partsOfStep).some((ir) => (ir.reads & RULE) !== 0)) return null;
  if (start.op !== 'context' && start.op !== 'rule') return dependence(start, bound);
  const first = steps.findIndex((step) => !isUp(step));
  const up = first < 0 ? steps.length : first;
  return up === 0 ? null : { base: start.op, up };
}

export const isUp = ({ axis, test, predicates }: IrStep): boolean =>
  axis === 'parent' && test?.kind === 'node' && predicates.length === 0;

/** What depends on two nodes above depends on the nearer one. */
function joined(a: Found, b: Found): Found {
  if (a === null || b === null) return null;
  if (a === 'nothing' || b === 'nothing') return a === 'nothing' ? b : a;
  return a.base === b.base ? { base: a.base, up: Math.min(a.up, b.up) } : null;
}
