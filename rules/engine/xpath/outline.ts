// An analysed expression as people read it: a line an operation, what it works on below it.

import type { Ir, IrStep } from './ir.ts';
import type { Applied, PassName } from './passes/pass.ts';
import type { NodeTest } from './parse/index.ts';
import type { Type } from './types.ts';

/** What some passes did. */
export interface Seen {
  readonly applied: Applied;
  readonly passes: ReadonlySet<PassName>;
}

/** Shape: `general eq: boolean`, and two lines below it for each side; with passes `path: node* ← guard, descend`. */
export function outline(ir: Ir, seen: Seen | null = null): string {
  return linesOf(ir, seen).join('\n');
}

function linesOf(given: Ir, seen: Seen | null): string[] {
  const ir = (seen?.passes.has('inline') && seen.applied.rewritten.get(given)) || given;
  const marks = seen ? [...seen.applied.of(ir)].filter((pass) => seen.passes.has(pass)) : [];
  const head = `${headOf(ir)}: ${typeOf(ir.type)}${marks.length > 0 ? ` ← ${marks.join(', ')}` : ''}`;
  return [head, ...partsOf(ir, seen).flatMap((lines) => indented(lines))];
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

function partsOf(ir: Ir, seen: Seen | null): string[][] {
  if (ir.op === 'path') return [linesOf(ir.start, seen), ...ir.steps.map((step) => linesOfStep(step, seen))];
  return operandsOf(ir).map((operand) => linesOf(operand, seen));
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

function linesOfStep({ axis, test, expression, predicates }: IrStep, seen: Seen | null): string[] {
  const head = axis === 'filter' ? 'filter' : `${axis}::${test ? nameOf(test) : ''}`;
  const inner = expression ? linesOf(expression, seen) : [];
  return [
    head,
    ...indented(inner),
    ...predicates.flatMap((each) => indented(['[', ...indented(linesOf(each, seen)), ']'])),
  ];
}

function nameOf(test: NodeTest): string {
  return 'local' in test && test.local !== null ? test.local : `${test.kind}()`;
}
