import type { Ast } from '../parse/index.ts';
import type { Binding, Ir, IrBody, IrStep } from '../ir.ts';
import { RULE } from '../ir.ts';
import type { Type } from '../types.ts';
import { partsOfStep } from './parts.ts';
import type { Scope } from './scope.ts';

/** Analyses an expression; handed to every handler so that they need not import each other. */
export type Analyse = (ast: Ast, scope: Scope) => Ir;

const NONE: ReadonlySet<Binding> = new Set();

/** A typed node that reads what its parts read. */
export function make(body: IrBody, type: Type, at: number, parts: readonly Ir[]): Ir {
  const reads = parts.reduce((bits, part) => bits | part.reads, 0);
  return { ...body, type, at, reads, free: union(parts) } as Ir;
}

/** A leaf, reading what is said. */
export function leaf(body: IrBody, type: Type, at: number, reads = 0, binding?: Binding): Ir {
  return { ...body, type, at, reads, free: binding ? new Set([binding]) : NONE } as Ir;
}

/** What is left of a body's needs outside the expression that binds the variable. Only for counting: the body itself has them. */
export function closed(ir: Ir, binding: Binding): Ir {
  return { ...ir, free: new Set([...ir.free].filter((free) => free !== binding)) };
}

/** The same node with other focus bits: what a predicate reads of its own focus does not reach outside. */
function reading(ir: Ir, reads: number): Ir {
  return { ...ir, reads };
}

/** A path: what predicates and steps read of a focus is bound by it; only the rule's node is not. */
export function makePath(start: Ir, steps: readonly IrStep[], type: Type, at: number, each = false): Ir {
  const inside = steps.flatMap(partsOfStep);
  const reads = inside.reduce((bits, ir) => bits | (ir.reads & RULE), start.reads);
  const body: IrBody = { op: 'path', start, steps, ...(each && { each }) };
  return reading(make(body, type, at, [start, ...inside]), reads);
}

function union(parts: readonly Ir[]): ReadonlySet<Binding> {
  const open = parts.filter((part) => part.free.size > 0);
  return open.length === 0 ? NONE : new Set(open.flatMap((part) => [...part.free]));
}
