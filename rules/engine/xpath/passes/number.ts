import { isSafe } from '../analyse/safe.ts';
import type { Ir } from '../ir.ts';
import { ITEM } from '../ir.ts';
import { nodeTest } from '../emit/axis.ts';
import type { Code } from '../emit/code.ts';
import { Name, js, sequence } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'number',
  reason:
    'Siblings are numbered together: count(preceding-sibling::line) in each message would cost a document of n bad lines n².',
  figure:
    'below the noise on these documents; it keeps the messages of a document of many bad lines from growing like a square',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="count(preceding-sibling::i:line) &lt; 9"/></sch:rule></sch:pattern>',
    before: 'for (let l = x_precedingSiblings(d, n2)',
    after: 'x_siblingsBefore(d, 0, n, R__)) < 9',
  },
};

// `count($line/preceding-sibling::line) + 1` gives a line its number, in a function of each message: counted anew for every
// finding, a document of n bad lines costs n².

/**
 * The number of siblings before one node, null where the expression is something else. All of the siblings are tested, also
 * those that follow, so the test must not be able to fail. Shape: `x_siblingsBefore(d, 12, NODE, f3)`, f3 being `(d, n) => boolean`.
 */
export function siblingsBefore(ir: Ir, g: Gen): Code | null {
  if (
    !g.runs('number') ||
    ir.op !== 'path' ||
    ir.steps.length !== 1 ||
    ir.start.type.many ||
    ir.start.type.kind !== 'node'
  )
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
  const code = g.run('siblingsBefore', DOC, module.slot(js`${passes}`), g.one(ir.start).code, passes);
  return g.by('number', ir, code);
}

const asksItsItemAlone = (predicate: Ir): boolean =>
  (predicate.type.kind === 'boolean' || predicate.type.kind === 'node') &&
  (predicate.reads & ~ITEM) === 0 &&
  predicate.free.size === 0 &&
  isSafe(predicate);
