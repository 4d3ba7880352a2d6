import type { Ir, IrOf, IrStep } from '../ir.ts';
import { isNumeric, isText } from '../types.ts';

/** Functions of strings that cannot fail on at most one node or string. */
const SAFE_CALLS: ReadonlySet<string> = new Set([
  'true',
  'false',
  'not',
  'boolean',
  'exists',
  'empty',
  'count',
  'position',
  'last',
  'string',
  'string-length',
  'normalize-space',
  'upper-case',
  'lower-case',
  'contains',
  'starts-with',
  'ends-with',
  'substring-before',
  'substring-after',
  'name',
  'local-name',
  'namespace-uri',
  'concat',
  'string-join',
]);

/**
 * True when evaluating the expression, and taking its effective boolean value, can raise no dynamic error. Cautious:
 * false means not known. XPath lets `and` and `or` look at either side first (2.0, 2.3.4), and Saxon looks at the cheap
 * side first; where only one side can fail, looking at the other first gives Saxon's verdict in all recorded cases.
 * `through`: look into the variables of the schema, too.
 */
export function isSafe(ir: Ir, through = false): boolean {
  const safe = (part: Ir): boolean => isSafe(part, through);
  switch (ir.op) {
    case 'literal':
    case 'context':
    case 'root':
    case 'rule':
      return true;
    case 'variable':
      return isSafeVariable(ir, through);
    case 'logic':
      return safe(ir.left) && safe(ir.right);
    case 'general':
      return comparesSafely(ir.left, ir.right) && safe(ir.left) && safe(ir.right);
    case 'combine':
      return isNodes(ir.left) && isNodes(ir.right) && safe(ir.left) && safe(ir.right);
    case 'sequence':
      return ir.items.every(safe);
    case 'if':
      return safe(ir.test) && safe(ir.then) && safe(ir.otherwise);
    case 'quantified':
      return safe(ir.over) && safe(ir.body) && hasTruth(ir.body);
    case 'path':
      return safe(ir.start) && ir.steps.every((step) => isSafeStep(step, through));
    case 'call':
      return (
        SAFE_CALLS.has(ir.builtin.name) &&
        ir.args.every((arg, index) => safe(arg) && suits(ir.builtin.params[index], arg))
      );
    default:
      return false;
  }
}

function isSafeVariable({ binding, type }: IrOf<'variable'>, through: boolean): boolean {
  if (binding.scope === 'local') return !type.many;
  return through && binding.value !== undefined && isSafe(binding.value, true);
}

/** True when the step can raise no error, whatever node it is taken from. */
export const isSafeStep = ({ expression, predicates }: IrStep, through = false): boolean =>
  (expression === null || isSafe(expression, through)) &&
  predicates.every((predicate) => isSafe(predicate, through) && hasTruth(predicate));

const isNodes = ({ type }: Ir): boolean => type.kind === 'node';

/** Several values other than nodes have no truth. */
const hasTruth = ({ type }: Ir): boolean => type.kind === 'node' || (!type.many && type.kind !== 'item');

function comparesSafely(a: Ir, b: Ir): boolean {
  const text = ({ type }: Ir): boolean => isText(type.kind) || type.kind === 'node';
  const number = ({ type }: Ir): boolean => isNumeric(type.kind) && type.kind !== 'numeric';
  return (text(a) && text(b)) || (number(a) && number(b));
}

function suits(param: string | undefined, arg: Ir): boolean {
  if (param === 'test') return hasTruth(arg);
  if (param === 'items' || param === undefined) return true;
  if (param === 'spelled*') return isNodes(arg) || isText(arg.type.kind);
  return !arg.type.many && arg.type.kind !== 'item' && arg.type.kind !== 'atomic';
}
