import { isSafe } from '../analyse/safe.ts';
import type { Ir } from '../ir.ts';
import { ITEM } from '../ir.ts';
import { nodeTest } from './axis.ts';
import type { Code } from './code.ts';
import { Name, js, sequence } from './code.ts';
import type { Gen } from './gen.ts';
import { DOC } from './module.ts';

// `count($line/preceding-sibling::line) + 1` gives a line its number, in a function of each message: counted anew for every
// finding, a document of n bad lines costs n².

/**
 * The number of siblings before one node, null where the expression is something else. All of the siblings are tested, also
 * those that follow, so the test must not be able to fail. Shape: `x_siblingsBefore(d, 12, NODE, f3)`, f3 being `(d, n) => boolean`.
 */
export function siblingsBefore(ir: Ir, g: Gen): Code | null {
  if (ir.op !== 'path' || ir.steps.length !== 1 || ir.start.type.many || ir.start.type.kind !== 'node')
    return null;
  const [step] = ir.steps;
  if (step!.axis !== 'preceding-sibling' || !step!.predicates.every(asksItsItemAlone)) return null;
  const { module } = g.shared;
  if (step!.test!.kind === 'node') module.textNodes = true;
  const node = new Name('n');
  const inside = g.with({ item: js`${node}`, position: null, last: null, rule: null });
  const tests = [nodeTest(step!.test!, js`${node}`, g), ...step!.predicates.map((each) => inside.test(each))];
  const all = sequence(
    tests.map((test) => js`(${test ?? js`true`})`),
    js` && `,
  );
  const passes = module.define([DOC, node], js`return ${all};`);
  return g.run('siblingsBefore', DOC, module.slot(js`${passes}`), g.one(ir.start).code, passes);
}

const asksItsItemAlone = (predicate: Ir): boolean =>
  (predicate.type.kind === 'boolean' || predicate.type.kind === 'node') &&
  (predicate.reads & ~ITEM) === 0 &&
  predicate.free.size === 0 &&
  isSafe(predicate);
