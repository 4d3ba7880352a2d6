import type { Ir, IrStep } from '../ir.ts';

/** The expressions an expression is made of. */
export function parts(ir: Ir): readonly Ir[] {
  switch (ir.op) {
    case 'sequence':
      return ir.items;
    case 'for':
    case 'let':
    case 'quantified':
      return [ir.over, ir.body];
    case 'if':
      return [ir.test, ir.then, ir.otherwise];
    case 'logic':
    case 'general':
    case 'value':
    case 'nodes':
    case 'arithmetic':
    case 'range':
    case 'combine':
      return [ir.left, ir.right];
    case 'negate':
    case 'typed':
    case 'cast':
      return [ir.operand];
    case 'path':
      return [ir.start, ...ir.steps.flatMap(partsOfStep)];
    case 'call':
    case 'user':
      return ir.args;
    case 'lookup':
      return ir.wanted ? [ir.wanted] : [];
    default:
      return [];
  }
}

export const partsOfStep = ({ expression, predicates }: IrStep): readonly Ir[] =>
  expression ? [expression, ...predicates] : predicates;
