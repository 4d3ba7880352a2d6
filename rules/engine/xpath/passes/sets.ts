import { lastOf } from '../analyse/look.ts';
import { constantStrings } from '../emit/basic.ts';
import type { Code, Name } from '../emit/code.ts';
import { js } from '../emit/code.ts';
import type { Gen, Single } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import { atom, atomKind, itemAtom } from '../emit/values.ts';
import type { Ir } from '../ir.ts';
import { isText } from '../types.ts';
import { isListed, lookedUpIn } from './bytes.ts';
import { begunAsOneOf } from './spelling.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'sets',
  reason: 'Membership in a constant list is one look-up, whatever its length.',
  figure: 'small +56 %, 1,000 lines +90 %',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="i:code = ('a', 'b', 'c')"/></sch:rule></sch:pattern>`,
    before: 'if (a2 === i) return true;',
    after: 'x_oneOf(d, a, K__, false)',
  },
};

/** Membership in a constant list is one look-up. Shape: `k.set.has(TEXT)` or `x_oneOf(d, NODE, k, false)`, in a loop when there are several. */
export function inList(items: Ir, list: Ir, g: Gen): Code | null {
  if (!g.runs('sets') || !isText(atomKind(items))) return null;
  const constant = constantStrings(list, g);
  return constant && g.by('sets', list, isAmong(items, constant, g));
}

function isAmong(items: Ir, constant: Name, g: Gen): Code {
  if (!items.type.many)
    return isListed(items, g)
      ? lookedUpIn(items, constant, g)
      : (begunAsOneOf(items, constant, g) ?? js`${constant}.set.has(${atom(items, g).code})`);
  const through = lastOf(items);
  if (through && isListed(through.expression, g))
    return anyOf(through.nodes, (item) => lookedUpIn(through.expression, constant, g.with({ item })), g);
  return anyOf(items, (item) => listed(itemAtom(items, item, g), constant, g), g);
}

const listed = ({ code, node }: Single, list: Name, g: Gen): Code =>
  node ? g.run('oneOf', DOC, node, list, false) : js`${list}.set.has(${code})`;

/** Shape: `LOOP(items) { if (TEST) return true; } return false;` */
const anyOf = (items: Ir, test: (item: Code) => Code, g: Gen): Code =>
  g.call(js`${g.scan(items, (item) => js`if (${test(item)}) return true;`)} return false;`);
