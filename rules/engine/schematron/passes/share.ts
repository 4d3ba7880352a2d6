import { held, isKept, js, looked } from '../../xpath/emit/index.ts';
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
    after: 'd.at[0] === n ? d.held[0] : x_hold(d, 0, n, is_rule_R__(d, n))',
  },
};

/**
 * What is asked of an element above the node is asked again by each of its children, of which there may be thousands, and by
 * the rules of every category: held for it. Null for what depends on more than the element, or is held or kept already.
 */
export function ofParent(ir: Ir, node: Code, g: Gen): Code | null {
  if (!g.runs('share') || !asksNodeAlone(ir) || isAboutName(ir) || sharing(ir, node, g) !== ir) return null;
  const test = g.call(js`return ${g.test(ir)};`);
  return held(g.shared.module.heldPlace(test), node, test, g);
}

const asksNodeAlone = ({ reads, free }: Ir): boolean =>
  reads === ITEM && [...free].every((binding) => binding.scope === 'global');

/**
 * `[EXPRESSION = 'S']`: the rules of every category ask the same of the same node, so what stands on the left is held for
 * it.
 */
export function sharing(ir: Ir, node: Code, g: Gen): Ir {
  if (!g.runs('share') || ir.op !== 'general' || ir.right.op !== 'literal') return ir;
  // A look at bytes costs no more than remembering.
  if (looked(ir.operator, ir.left, ir.right, g)) return ir;
  const { left } = ir;
  const { type, reads } = left;
  if (isKept(left, g)) return ir;
  if (!asksNodeAlone(left) || (left.op !== 'call' && left.op !== 'path')) return ir;
  const { module, variables } = g.shared;
  const code = g.call(js`return ${type.many ? g.many(left) : g.one(left).code};`);
  const binding: Binding = { name: '', type, scope: 'rule', value: left };
  variables.set(binding, held(module.heldPlace(code), node, code, g));
  return { ...ir, left: { op: 'variable', binding, type, reads, free: new Set([binding]), at: left.at } };
}
