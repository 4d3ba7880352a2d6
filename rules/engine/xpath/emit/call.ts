import { lastOf } from '../analyse/look.ts';
import type { Ir, IrOf } from '../ir.ts';
import type { Runtime } from '../runtime/index.ts';
import { isNumeric } from '../types.ts';
import { XPathError } from '../error.ts';
import type { Code } from './code.ts';
import { js } from './code.ts';
import { Name, declare } from './code.ts';
import { roundedProduct } from '../passes/doubles.ts';
import { descend } from '../passes/descend.ts';
import { guard, guardSearch } from '../passes/guard.ts';
import type { Emitter, Gen } from './gen.ts';
import { amountOf, lengthOfRest } from '../passes/bytes.ts';
import { DOC } from './module.ts';
import { PARAMS } from './parameters.ts';
import { regexCall } from './regex.ts';
import { siblingsBefore } from '../passes/number.ts';
import { begunAt, lengthWithout } from '../passes/spelling.ts';
import { number } from './typed.ts';
import {
  asDecimal,
  asNumber,
  atom,
  atoms,
  box,
  boxedAtoms,
  doubles,
  manyAs,
  needed,
  spelled,
  textArgument,
} from './values.ts';

type CallIr = IrOf<'call'>;
type Special = Emitter<CallIr>;

const arg = (ir: CallIr, index = 0): Ir => ir.args[index]!;

/** true() and false() are JavaScript's. */
const constant = (value: boolean): Special => ({ one: () => js`${value}` });
/** Stops at the first item; what cannot be empty is not even looked at. */
const exists = (ir: CallIr, g: Gen): Code => {
  const operand = arg(ir);
  if (!operand.type.many) {
    const { empty, code } = g.one(operand);
    return empty ? js`(${code} !== undefined)` : js`true`;
  }
  if (!operand.type.empty) return js`true`;
  const has = descend(operand, 'has', g);
  if (has) return guardSearch(operand, has, g);
  return guardSearch(operand, g.call(js`${g.scan(operand, () => js`return true;`)} return false;`), g);
};

/** Nodes that may repeat are sorted out first; the rest is counted as it passes. */
function count(ir: CallIr, g: Gen): Code {
  const operand = arg(ir);
  const counted = descend(operand, 'count', g);
  if (counted) return guard(operand, counted, js`0`, g);
  const before = siblingsBefore(operand, g);
  if (before) return guard(operand, before, js`0`, g);
  if (operand.type.kind === 'node' && operand.type.order === 0) return js`${g.many(operand)}.length`;
  const c = new Name('c');
  const loop = g.call(js`let ${declare(c)} = 0; ${g.loop(operand, () => js`${c}++;`)} return ${c};`);
  return guard(operand, loop, js`0`, g);
}

/** Functions whose result is a small number: native where a comparison takes it, else a bigint. */
const bySmall = (small: (ir: CallIr, g: Gen) => Code): Special => ({
  small,
  one: (ir, g) => js`BigInt(${small(ir, g)})`,
});

const passThrough: Special = { many: (ir, g) => g.many(arg(ir)), one: (ir, g) => g.one(arg(ir)).code };

/** The rows of the table that are more than a runtime call. */
const SPECIAL: Readonly<Record<string, Special>> = {
  true: constant(true),
  false: constant(false),
  not: { one: (ir, g) => js`!${g.test(arg(ir))}` },
  boolean: { one: (ir, g) => g.test(arg(ir)) },
  exists: { one: exists },
  empty: { one: (ir, g) => js`!${exists(ir, g)}` },
  count: bySmall(count),
  position: bySmall((_ir, g) => g.focus.position!),
  last: bySmall((_ir, g) => g.focus.last!),
  'string-length': bySmall(
    (ir, g) =>
      lengthOfRest(arg(ir), g) ?? lengthWithout(arg(ir), g) ?? g.run('length', textArgument(arg(ir), g)),
  ),
  string: { one: (ir, g) => spelled(atom(arg(ir), g), g) },
  data: { one: (ir, g) => atom(arg(ir), g).code, many: (ir, g) => atoms(arg(ir), g) },
  number: { one: (ir, g) => number(arg(ir), g) },
  sum: { one: sum },
  avg: { one: fold },
  min: { one: fold },
  max: { one: fold },
  'zero-or-one': { one: (ir, g) => g.one(arg(ir)).code, many: (ir, g) => g.run('list', g.one(arg(ir)).code) },
  'exactly-one': { one: (ir, g) => needed(g.one(arg(ir)), g).code },
  unordered: passThrough,
  trace: passThrough,
  matches: { one: (ir, g) => regexCall(ir, g, 2) },
  replace: { one: (ir, g) => regexCall(ir, g, 3) },
  'starts-with': { one: (ir, g) => begunAt(ir, g) ?? plainCall(ir, g) },
  tokenize: { many: (ir, g) => regexCall(ir, g, 2) },
};

/** Untyped items are added as xs:double, from the first to the last, as Saxon adds them. */
function sum(ir: CallIr, g: Gen): Code {
  const operand = arg(ir);
  const { kind } = ir.type;
  const amounts = kind === 'decimal' && ir.args.length === 1 ? sumOfAmounts(operand, g) : null;
  if (amounts) return amounts;
  if (ir.args.length > 1) {
    const none = g.run('single', g.run('atomizeAll', DOC, manyAs(arg(ir, 1), 'item', g)));
    return g.run('sumOr', boxedAtoms(operand, g), none);
  }
  const list = atoms(operand, g);
  const numbers = untypedSource(operand) ? doubles(operand, g) : list;
  if (kind === 'double') return g.run('sumDoubles', numbers);
  if (untypedSource(operand) || operand.type.kind === 'double') return g.run('sumDoublesIfAny', numbers);
  if (kind === 'decimal') return g.run('sumDecimals', list);
  if (kind === 'integer') return g.run('sumIntegers', list);
  return g.run('sum', list);
}

/**
 * `sum(NODES/xs:decimal(x))`: thousands of lines leave no decimal each.
 * Shape: `x_sumAmounts(d, f(d))`, with `const r = []; LOOP { const v = x; if (v !== undefined) r.push(v); } return r;`
 */
function sumOfAmounts(operand: Ir, g: Gen): Code | null {
  const through = lastOf(operand);
  const amount = through && amountOf(through.expression, g);
  if (!amount) return null;
  const r = new Name('r');
  const v = new Name('v');
  const each = (item: Code): Code =>
    js`const ${declare(v)} = ${g.with({ item }).one(amount).code}; if (${v} !== undefined) ${r}.push(${v});`;
  const nodes = g.call(js`const ${declare(r)} = []; ${g.loop(through.nodes, each)} return ${r};`);
  return g.run('sumAmounts', DOC, nodes);
}

const untypedSource = (operand: Ir): boolean =>
  operand.type.kind === 'node' || operand.type.kind === 'untyped';

/** avg, min and max look at the type of each item, so they take boxes. */
function fold(ir: CallIr, g: Gen): Code {
  const runtime = ir.builtin.runtime as 'average' | 'least' | 'greatest';
  const result = g.run(runtime, boxedAtoms(arg(ir), g));
  return ir.type.kind === 'double' ? g.run('unbox', result) : result;
}

/** What takes a list in its own kind gives one, whatever it is given. */
const givesList = ({ builtin }: CallIr): boolean => builtin.params[0] === 'list';
const REBOXED: ReadonlySet<string> = new Set(['distinctValues', 'insertBefore', 'sorted']);
const NUMERIC: ReadonlySet<string> = new Set(['abs', 'floor', 'ceiling', 'round', 'roundHalfToEven']);

/** The last parameter repeats for functions of any number of arguments. */
function argument(ir: CallIr, index: number, g: Gen): Code {
  const { params } = ir.builtin;
  return PARAMS[params[Math.min(index, params.length - 1)]!]!(arg(ir, index), g);
}

function plainCall(ir: CallIr, g: Gen): Code {
  const { runtime, readsDocument } = ir.builtin;
  if (NUMERIC.has(runtime)) return numericCall(ir, g);
  const args = ir.args.map((_, index) => argument(ir, index, g));
  const all = readsDocument ? [js`${DOC}`, ...args] : args;
  return REBOXED.has(runtime) ? reboxed(ir, g, all) : g.run(runtime as keyof Runtime, ...all);
}

/** The runtime works on boxed items there; where the kind is known the boxes come off again. */
function reboxed(ir: CallIr, g: Gen, args: readonly Code[]): Code {
  const result = g.run(ir.builtin.runtime as keyof Runtime, ...args);
  return ir.type.kind === 'untyped' || ir.type.kind === 'double' ? g.run('unboxAll', result) : result;
}

/** abs, round…: a double by JavaScript's own numbers, a decimal exactly. */
function numericCall(ir: CallIr, g: Gen): Code {
  const digits = ir.args[1] ? [argument(ir, 1, g)] : [];
  const { runtime: plain } = ir.builtin;
  const product = plain === 'round' && digits.length === 0 ? roundedProduct(arg(ir), g) : null;
  if (product) return product;
  const runtime = plain === 'round' && digits.length > 0 ? 'roundTo' : plain;
  const value = asNumber(arg(ir), g);
  if (value.kind === 'double') return g.run(`${runtime}Double` as keyof Runtime, value.code, ...digits);
  if (value.kind === 'decimal')
    return g.run(`${runtime}Decimal` as keyof Runtime, asDecimal(value, g), ...digits);
  if (!isNumeric(value.kind)) throw new XPathError('a number is needed here', ir.at);
  return g.run(`${runtime}Any` as keyof Runtime, box(value, g), ...digits);
}

export const callEmitter: Emitter<CallIr> = {
  one: (ir, g) => {
    const special = SPECIAL[ir.builtin.name];
    if (!special) return givesList(ir) ? g.run('single', plainCall(ir, g)) : plainCall(ir, g);
    return special.one ? special.one(ir, g) : g.run('single', special.many!(ir, g));
  },
  many: (ir, g) => {
    const special = SPECIAL[ir.builtin.name];
    if (special?.many) return special.many(ir, g);
    if (ir.type.many || givesList(ir)) return plainCall(ir, g);
    return ir.type.empty ? g.run('list', callEmitter.one!(ir, g)) : js`[${callEmitter.one!(ir, g)}]`;
  },
  small: (ir, g) => SPECIAL[ir.builtin.name]?.small?.(ir, g) ?? null,
};
