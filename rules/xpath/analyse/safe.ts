import type { Ir, IrStep } from '../ir.ts';
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
 */
export function isSafe(ir: Ir): boolean {
  switch (ir.op) {
    case 'literal':
    case 'context':
    case 'root':
    case 'rule':
      return true;
    case 'variable':
      return ir.binding.scope === 'local' && !ir.type.many;
    case 'logic':
      return isSafe(ir.left) && isSafe(ir.right);
    case 'general':
      return comparesSafely(ir.left, ir.right) && isSafe(ir.left) && isSafe(ir.right);
    case 'sequence':
      return ir.items.every(isSafe);
    case 'if':
      return isSafe(ir.test) && isSafe(ir.then) && isSafe(ir.otherwise);
    case 'quantified':
      return isSafe(ir.over) && isSafe(ir.body) && hasTruth(ir.body);
    case 'path':
      return isSafe(ir.start) && ir.steps.every(isSafeStep);
    case 'call':
      return (
        SAFE_CALLS.has(ir.builtin.name) &&
        ir.args.every((arg, index) => isSafeArgument(ir.builtin.params[index], arg))
      );
    default:
      return false;
  }
}

const isSafeStep = ({ expression, predicates }: IrStep): boolean =>
  (expression === null || isSafe(expression)) &&
  predicates.every((predicate) => isSafe(predicate) && hasTruth(predicate));

/** Several values other than nodes have no truth. */
const hasTruth = ({ type }: Ir): boolean => type.kind === 'node' || (!type.many && type.kind !== 'item');

function comparesSafely(a: Ir, b: Ir): boolean {
  const text = ({ type }: Ir): boolean => isText(type.kind) || type.kind === 'node';
  const number = ({ type }: Ir): boolean => isNumeric(type.kind) && type.kind !== 'numeric';
  return (text(a) && text(b)) || (number(a) && number(b));
}

function isSafeArgument(param: string | undefined, arg: Ir): boolean {
  if (!isSafe(arg)) return false;
  if (param === 'test') return hasTruth(arg);
  if (param === 'items' || param === undefined) return true;
  return !arg.type.many && arg.type.kind !== 'item' && arg.type.kind !== 'atomic';
}
