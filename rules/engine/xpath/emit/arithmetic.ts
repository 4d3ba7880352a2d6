import type { Arithmetic, IrOf } from '../ir.ts';
import type { Code } from './code.ts';
import { Name, declare, js } from './code.ts';
import type { Emitter, Gen, Single } from './gen.ts';
import { asDecimal, asDouble, asNumber, atom, box } from './values.ts';

type ArithmeticIr = IrOf<'arithmetic'>;

/** Doubles are JavaScript's numbers, and so are their operators; `mod` cuts towards zero in both. */
const DOUBLE_SIGNS: Partial<Record<Arithmetic, Code>> = {
  '+': js`+`,
  '-': js`-`,
  '*': js`*`,
  div: js`/`,
  mod: js`%`,
};

/** Operators that can meet the empty sequence, or must be exact, are functions of the runtime: of decimals, `…Integers`, `…Doubles`. */
const RUNTIME = { '+': 'add', '-': 'sub', '*': 'mul', div: 'div', idiv: 'idiv', mod: 'mod' } as const;

const known = (kind: string): boolean =>
  kind === 'integer' || kind === 'decimal' || kind === 'double' || kind === 'untyped';
const isDouble = (kind: string): boolean => kind === 'double' || kind === 'untyped';

/** Untyped operands are xs:double; integers become decimals beside decimals (XPath 2.0, 3.4 and B.1). */
function arithmetic(ir: ArithmeticIr, g: Gen): Code {
  const left = operand(ir.left, ir.right, g);
  const right = operand(ir.right, ir.left, g);
  if (!known(left.kind) || !known(right.kind))
    return unboxed(g.run('arithmetic', ir.operator, box(left, g), box(right, g)), ir, g);
  if (isDouble(left.kind) || isDouble(right.kind)) return doubles(ir, left, right, g);
  if (left.kind === 'integer' && right.kind === 'integer' && ir.operator !== 'div')
    return g.run(`${RUNTIME[ir.operator]}Integers`, left.code, right.code);
  return g.run(RUNTIME[ir.operator], asDecimal(left, g), asDecimal(right, g));
}

const unboxed = (code: Code, ir: ArithmeticIr, g: Gen): Code =>
  ir.type.kind === 'double' ? g.run('unbox', code) : code;

/** Untyped text is read as a number here, once, before its kind decides the operator; beside what may be nothing, later. */
function operand(ir: ArithmeticIr['left'], other: ArithmeticIr['left'], g: Gen): Single {
  const single = atom(ir, g);
  return single.kind === 'untyped' && !single.empty && !other.type.empty ? asNumber(ir, g) : single;
}

function doubles(ir: ArithmeticIr, left: Single, right: Single, g: Gen): Code {
  const sign = DOUBLE_SIGNS[ir.operator];
  if (sign && !ir.type.empty) return js`(${asDouble(left, g)} ${sign} ${asDouble(right, g)})`;
  const [a, b] = [left, right].map((side) => (side.kind === 'untyped' ? side.code : asDouble(side, g)));
  return g.run(`${RUNTIME[ir.operator]}Doubles`, a!, b!);
}

/** Sums and differences of small numbers stay small; a difference may be negative, which is no length but compares well. */
function small(ir: ArithmeticIr, g: Gen): Code | null {
  if (ir.operator !== '+' && ir.operator !== '-') return null;
  const left = g.small(ir.left);
  const right = left && g.small(ir.right);
  return right ? js`(${left} ${DOUBLE_SIGNS[ir.operator]!} ${right})` : null;
}

export const arithmeticEmitter: Emitter<ArithmeticIr> = { one: arithmetic, small };

/** A double of one item is negated in place; -0 is JavaScript's -0. */
export const negateEmitter: Emitter<IrOf<'negate'>> = {
  one: (ir, g) => {
    const value = asNumber(ir.operand, g);
    if (ir.plus) return value.code;
    return value.kind === 'double' && !value.empty ? js`(-${value.code})` : g.run('negate', value.code);
  },
};

/** The bounds must be integers already: untyped text is cast, other numbers are refused (XPath 2.0, 3.3.1). */
export const rangeEmitter: Emitter<IrOf<'range'>> = {
  many: (ir, g) => g.run('range', integerOperand(ir.left, g), integerOperand(ir.right, g)),
  // Counted through, never built; nothing is below or above what is absent. Shape: `for (let i = FROM, e = x_rangeEnd(i, TO); i <= e; i++) { … }`
  loop: (ir, g, body) => {
    const i = new Name('i');
    const e = new Name('e');
    const end = g.run('rangeEnd', i, integerOperand(ir.right, g));
    const turn = new Name('v');
    const inner = js`const ${declare(turn)} = ${i}; ${body(js`${turn}`)}`;
    return js`for (let ${declare(i)} = ${integerOperand(ir.left, g)}, ${declare(e)} = ${end}; ${i} <= ${e}; ${i}++) { ${inner} }`;
  },
};

function integerOperand(ir: ArithmeticIr['left'], g: Gen): Code {
  const single = atom(ir, g);
  return single.kind === 'integer' ? single.code : g.run('integerIfAny', box(single, g));
}
