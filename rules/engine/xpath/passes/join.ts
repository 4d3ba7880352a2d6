import type { Ir, IrOf } from '../ir.ts';
import { ITEM } from '../ir.ts';
import type { Code } from '../emit/code.ts';
import { COMMA, Name, js, sequence } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import { isPlain, isSideways, keysOf, listBefore, sidesOf } from './index-lists.ts';
import { atoms } from '../emit/values.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'join',
  reason:
    'Where predicates are nothing but equations, what the index gives is the result: it is not judged again, and equal requests share one list.',
  figure:
    'below the noise on these documents; it keeps rules that join long lists from growing like a square (`node test/bench/joins.ts`)',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="sum(//i:tax[i:id = current()/i:ref]) = 1"/></sch:rule></sch:pattern>',
    before: 'for (let l = x_indexed(d, 1, ',
    after: 'const s = x_joined(d, 1, ',
  },
};

// `$lines[code = $code and rate = $rate]` is a join of two lists when it is evaluated for each row of one over the other. Where predicates are nothing but
// such equations, what the index finds is the answer: it is not judged again, and equal requests share one list.

export interface Join {
  /** All nodes before the predicates. */
  readonly list: Code;
  /** Those for which the predicates are true, or null where an index does not pay yet or cannot be made. */
  readonly found: Code;
  /** The same where all of them are wanted, so that what fails may do so at once. */
  readonly whole: Code;
  /** Predicates behind those that are answered. */
  readonly rest: readonly Ir[];
  readonly answered: readonly Ir[];
}

/**
 * The join that the predicates of a step are; null where they are more than that. Shape of `found`:
 * `x_joined(d, 12, LIST, OWN, K4, [WANTED, …], false)`, K4 being a list of functions `(d, n) => KEYS`, OWN one like them that answers true or
 * false, or null.
 */
export function joinOf(ir: IrOf<'path'>, count: number, g: Gen): Join | null {
  const step = ir.steps[count - 1]!;
  if (!g.runs('join') || isSideways(step) || step.predicates.length === 0) return null;
  const answered = leading(step.predicates);
  const rest = step.predicates.slice(answered.length);
  // Positions behind an axis are counted anew for each node the step is taken from.
  if (step.axis !== 'filter' && rest.length > 0) return null;
  const conditions = answered.flatMap((predicate) => conditionsOf(predicate)!);
  const sides = conditions.flatMap((condition) => sidesOf(condition));
  const list = sides.length > 0 ? listBefore(ir, count, g) : null;
  if (!list) return null;
  const { module } = g.shared;
  const own = ownTest(
    conditions.filter((condition) => sidesOf(condition).length === 0),
    g,
  );
  const keys = module.constant(
    js`[${sequence(
      sides.map((side) => keysOf(side, g)),
      COMMA,
    )}]`,
  );
  const wanted = js`[${sequence(
    sides.map((side) => atoms(side.wanted, g)),
    COMMA,
  )}]`;
  const slot = module.slot(js`joined ${keys} ${own}`);
  g.shared.applied.mark('join', ir);
  const found = (whole: boolean): Code => g.run('joined', DOC, slot, list, own, keys, wanted, whole);
  return { list, found: found(false), whole: found(true), rest, answered };
}

/** The predicates before the first that is no equation. */
function leading(predicates: readonly Ir[]): readonly Ir[] {
  const first = predicates.findIndex((predicate) => !isPlain(predicate) || conditionsOf(predicate) === null);
  return first < 0 ? predicates : predicates.slice(0, first);
}

/**
 * Conditions of which all must be true: equations, and what the item alone decides; null where there is something else. Any of it may fail: the
 * index then cannot be made, and the predicates are judged as written.
 */
function conditionsOf(predicate: Ir): readonly Ir[] | null {
  if (predicate.op === 'logic' && predicate.operator === 'and') {
    const left = conditionsOf(predicate.left);
    const right = conditionsOf(predicate.right);
    return left && right && [...left, ...right];
  }
  return sidesOf(predicate).length > 0 || isOwn(predicate) ? [predicate] : null;
}

const isOwn = ({ reads, free }: Ir): boolean =>
  (reads & ~ITEM) === 0 && [...free].every(({ scope }) => scope === 'global');

/** Shape: `(d, n) => A && B`, or null */
function ownTest(conditions: readonly Ir[], g: Gen): Name | Code {
  if (conditions.length === 0) return js`null`;
  const item = new Name('n');
  const inside = g.with({ item: js`${item}`, position: null, last: null, rule: null });
  const all = sequence(
    conditions.map((condition) => js`(${inside.test(condition)})`),
    js` && `,
  );
  return g.shared.module.define([DOC, item], js`return ${all};`);
}
