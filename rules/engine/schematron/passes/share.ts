import { memoisedFor, isMemoised, js, looked } from '../../xpath/emit/index.ts';
import type { Code, Gen } from '../../xpath/emit/index.ts';
import type { Binding, Ir } from '../../xpath/index.ts';
import { ITEM } from '../../xpath/ir.ts';
import { isAboutName } from './by-name.ts';
import type { Pass } from '../../xpath/passes/pass.ts';

export const pass: Pass = {
  name: 'share',
  reason:
    'What contexts of many rules read of one node, and what children read of their parent, is computed once for that node.',
  figure: 'small +8 %, 1,000 lines +8 %',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="i:tax[string-join(i:a, ' ') = 'S']"><sch:assert id="R" test="i:x"/></sch:rule></sch:pattern>`,
    before: '((x_stringJoin(x_texts(d, x_listDown(d, n, down_a__)), " ") === "S")) === true',
    after: 'd.memoNode[0] === n ? d.memoValue[0] : x_memoiseFor(d, 0, n, is_rule_R__(d, n))',
  },
};

/**
 * A predicate of an element above the node is evaluated again for each of its children, of which there may be thousands, and by
 * the rules of every category: memoised for it. Null for what depends on more than the element, or is memoised already.
 */
export function memoisedForParent(ir: Ir, node: Code, g: Gen): Code | null {
  if (!g.runs('share') || !dependsOnNodeAlone(ir) || isAboutName(ir) || withMemoisedLeft(ir, node, g) !== ir)
    return null;
  const test = g.call(js`return ${g.test(ir)};`);
  return memoisedFor(g.shared.module.memoPlace(test), node, test, g);
}

const dependsOnNodeAlone = ({ reads, free }: Ir): boolean =>
  reads === ITEM && [...free].every((binding) => binding.scope === 'global');

/**
 * `[EXPRESSION = 'S']`: the rules of every category evaluate the same at the same node, so what stands on the left is memoised for
 * it.
 */
export function withMemoisedLeft(ir: Ir, node: Code, g: Gen): Ir {
  if (!g.runs('share') || ir.op !== 'general' || ir.right.op !== 'literal') return ir;
  // A look at bytes costs no more than a cache.
  if (looked(ir.operator, ir.left, ir.right, g)) return ir;
  const { left } = ir;
  const { type, reads } = left;
  if (isMemoised(left, g)) return ir;
  if (!dependsOnNodeAlone(left) || (left.op !== 'call' && left.op !== 'path')) return ir;
  const { module, variables } = g.shared;
  const code = g.call(js`return ${type.many ? g.many(left) : g.one(left).code};`);
  const binding: Binding = { name: '', type, scope: 'rule', value: left };
  variables.set(binding, memoisedFor(module.memoPlace(code), node, code, g));
  return { ...ir, left: { op: 'variable', binding, type, reads, free: new Set([binding]), at: left.at } };
}
