// An analysed expression as people read it: a line an operation, what it works on below it.

import type { Ir, IrStep } from './ir.ts';
import type { NodeTest } from './parse/index.ts';
import type { Type } from './types.ts';

/** Shape: `general =: boolean`, and two lines below it for each side. */
export function outline(ir: Ir): string {
  return linesOf(ir).join('\n');
}

function linesOf(ir: Ir): string[] {
  return [`${headOf(ir)}: ${typeOf(ir.type)}`, ...partsOf(ir).flatMap((lines) => indented(lines))];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** As XPath writes sequence types: `node*`, `decimal`, `string?`. */
function typeOf({ kind, empty, many }: Type): string {
  if (many) return `${kind}${empty ? '*' : '+'}`;
  return `${kind}${empty ? '?' : ''}`;
}

function headOf(ir: Ir): string {
  switch (ir.op) {
    case 'literal':
      return `literal ${typeof ir.value === 'string' ? JSON.stringify(ir.value) : String(ir.value)}`;
    case 'variable':
    case 'for':
    case 'let':
      return `${ir.op} $${ir.binding.name}`;
    case 'quantified':
      return `${ir.some ? 'some' : 'every'} $${ir.binding.name}`;
    case 'logic':
    case 'general':
    case 'value':
    case 'nodes':
    case 'arithmetic':
    case 'combine':
      return `${ir.op} ${ir.operator}`;
    case 'cast':
      return `${ir.test ? 'castable' : 'cast'} ${ir.target}`;
    case 'call':
      return `call ${ir.builtin.name}`;
    case 'user':
      return `call ${ir.callee.key}`;
    case 'keyed':
      return `key ${ir.key.name}`;
    default:
      return ir.op;
  }
}

function partsOf(ir: Ir): string[][] {
  if (ir.op === 'path') return [linesOf(ir.start), ...ir.steps.map(linesOfStep)];
  return operandsOf(ir).map(linesOf);
}

/** What stands in an operation, in the order of the expression. */
function operandsOf(ir: Ir): Ir[] {
  const isIr = (value: unknown): value is Ir =>
    typeof value === 'object' && value !== null && 'op' in value && 'reads' in value;
  return Object.values(ir).flatMap((value: unknown) => {
    if (Array.isArray(value)) return value.filter(isIr);
    return isIr(value) ? [value] : [];
  });
}

function linesOfStep({ axis, test, expression, predicates }: IrStep): string[] {
  const head = axis === 'filter' ? 'filter' : `${axis}::${test ? nameOf(test) : ''}`;
  const inner = expression ? linesOf(expression) : [];
  return [
    head,
    ...indented(inner),
    ...predicates.flatMap((each) => indented(['[', ...indented(linesOf(each)), ']'])),
  ];
}

function nameOf(test: NodeTest): string {
  return 'local' in test && test.local !== null ? test.local : `${test.kind}()`;
}
