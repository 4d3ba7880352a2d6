import { Decimal } from '../../decimal/index.ts';
import { literalOf } from '../analyse/look.ts';
import { isSafe } from '../analyse/safe.ts';
import type { Binding, Ir, IrOf, LiteralValue } from '../ir.ts';
import { listLoop } from './axis.ts';
import type { Code, Name } from './code.ts';
import { COMMA, js, sequence } from './code.ts';
import type { Body, Emitter, Gen } from './gen.ts';
import { constantTexts } from './keyed.ts';
import { indexedRange } from '../passes/index-lists.ts';
import { convert, manyAs } from './values.ts';

/** Integers are bigints as values, plain numbers where they are compared with counts. */
export const literal: Emitter<IrOf<'literal'>> = {
  one: ({ value }, g) => literalCode(value, g),
  small: ({ value }) => (typeof value === 'bigint' && value < 1_000_000_000n ? js`${Number(value)}` : null),
};

function literalCode(value: LiteralValue, g: Gen): Code {
  if (value instanceof Decimal) return js`${g.shared.module.constant(g.run('decimal', value.toString()))}`;
  return typeof value === 'number' && !Number.isFinite(value) ? g.run('toDouble', 'INF') : js`${value}`;
}

const variableCode = ({ binding }: IrOf<'variable'>, g: Gen): Code => {
  const code = g.shared.variables.get(binding);
  if (!code) throw new Error(`the variable ${binding.name} was not written before it is used`);
  return code;
};

/** A variable stands for code: a local name, a memoised value, or a function that computes it. */
export const variable: Emitter<IrOf<'variable'>> = {
  one: variableCode,
  many: (ir, g) => (ir.type.many ? variableCode(ir, g) : listOf(ir, g)),
};

/** A variable of at most one item where a list is wanted. */
const listOf = (ir: IrOf<'variable'>, g: Gen): Code =>
  ir.type.empty ? g.run('list', variableCode(ir, g)) : js`[${variableCode(ir, g)}]`;

function focus(code: Code | null): Code {
  if (!code) throw new Error('an expression reads a focus that its place does not have');
  return code;
}

export const context: Emitter<IrOf<'context'>> = { one: (_ir, g) => focus(g.focus.item) };
export const rule: Emitter<IrOf<'rule'>> = { one: (_ir, g) => focus(g.focus.rule) };
export const root: Emitter<IrOf<'root'>> = { one: () => js`0` };

/** A sequence of string literals is a constant of the module. */
export function constantStrings(ir: Ir, g: Gen): Name | null {
  if (ir.op === 'variable') return g.shared.lists.get(ir.binding) ?? null;
  if (ir.op === 'lookup' && ir.wanted === null) return constantTexts(ir, g);
  if (ir.op !== 'sequence' || ir.items.length < 2) return null;
  const values = ir.items.map(literalOf);
  if (values.includes(null)) return null;
  return g.shared.module.constant(g.run('strings', js`[${sequence(values as string[], COMMA)}]`));
}

export const sequenceEmitter: Emitter<IrOf<'sequence'>> = {
  one: () => js`undefined`,
  many: (ir, g) => {
    const constant = constantStrings(ir, g);
    if (constant) return js`${constant}.list`;
    const parts = ir.items.map((item) => {
      if (item.type.many) return js`...${manyAs(item, ir.type.kind, g)}`;
      const { empty, code } = g.one(item);
      const wide = convert(code, item.type.kind, ir.type.kind, g);
      return empty ? js`...${g.run('list', wide)}` : wide;
    });
    const list = js`[${sequence(parts, COMMA)}]`;
    // Two lists in one can double each time a function calls itself.
    return ir.items.filter((item) => item.type.many).length > 1 ? g.run('bounded', list) : list;
  },
};

/** Shape: `LOOP(over) { COUNT LOOP(body) { … } }` */
export const forEmitter: Emitter<IrOf<'for'>> = {
  loop: (ir, g, body) =>
    g.loop(ir.over, (item) => bound(ir, item, g, (g) => js`${g.count()} ${g.loop(ir.body, body)}`)),
  scan: (ir, g, body) =>
    g.scan(ir.over, (item) => bound(ir, item, g, (g) => js`${g.count()} ${g.scan(ir.body, body)}`)),
};

/** Writes what is inside a binding, with the variable standing for `item`. */
export function bound(ir: { readonly binding: Binding }, item: Code, g: Gen, inside: (g: Gen) => Code): Code {
  g.shared.variables.set(ir.binding, item);
  return inside(g);
}

/** Shape: `LOOP(over) { COUNT if (TEST) return true; } return false;` and its mirror for `every`. */
export const quantified: Emitter<IrOf<'quantified'>> = {
  one: (ir, g) => {
    const inside = (item: Code): Code =>
      bound(
        ir,
        item,
        g,
        (g) => js`${g.count()} if (${ir.some ? js`` : js`!`}(${g.test(ir.body)})) return ${ir.some};`,
      );
    const few = ir.some ? indexedRange(ir, g) : null;
    return g.call(js`${few ? listLoop(few, inside) : g.scan(ir.over, inside)} return ${!ir.some};`);
  },
};

const eachBranch = (ir: IrOf<'if'>, g: Gen, write: (branch: Ir) => Code): Code =>
  js`if (${g.test(ir.test)}) { ${write(ir.then)} } else { ${write(ir.otherwise)} }`;

const branch = (ir: Ir, to: Ir, g: Gen): Code => convert(g.one(ir).code, ir.type.kind, to.type.kind, g);

/** Only the branch that is taken is evaluated. */
export const ifEmitter: Emitter<IrOf<'if'>> = {
  one: (ir, g) => js`(${g.test(ir.test)} ? ${branch(ir.then, ir, g)} : ${branch(ir.otherwise, ir, g)})`,
  many: (ir, g) => {
    const { kind } = ir.type;
    return js`(${g.test(ir.test)} ? ${manyAs(ir.then, kind, g)} : ${manyAs(ir.otherwise, kind, g)})`;
  },
  test: (ir, g) => js`(${g.test(ir.test)} ? ${g.test(ir.then)} : ${g.test(ir.otherwise)})`,
  loop: (ir, g, body) => eachBranch(ir, g, (part) => g.loop(part, widened(part, ir, g, body))),
  scan: (ir, g, body) => eachBranch(ir, g, (part) => g.scan(part, widened(part, ir, g, body))),
};

const widened =
  (part: Ir, whole: Ir, g: Gen, body: Body): Body =>
  (item) =>
    body(convert(item, part.type.kind, whole.type.kind, g));

/** The side that cannot fail is looked at first; see `isSafe`. */
export const logic: Emitter<IrOf<'logic'>> = {
  one: (ir, g) => {
    const swap = !isSafe(ir.left) && isSafe(ir.right);
    const first = g.test(swap ? ir.right : ir.left);
    const second = g.test(swap ? ir.left : ir.right);
    return ir.operator === 'and' ? js`(${first} && ${second})` : js`(${first} || ${second})`;
  },
};

/** Where order does not matter a union is just one loop after the other. */
export const combine: Emitter<IrOf<'combine'>> = {
  many: (ir, g) => g.run('combine', ir.operator, g.many(ir.left), g.many(ir.right)),
  scan: (ir, g, body) =>
    ir.operator === 'union' ? js`${g.scan(ir.left, body)} ${g.scan(ir.right, body)}` : g.loop(ir, body),
};

export const nodes: Emitter<IrOf<'nodes'>> = {
  one: (ir, g) => g.run('compareNodes', ir.operator, g.one(ir.left).code, g.one(ir.right).code),
};
