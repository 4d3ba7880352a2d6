import { ATTRIBUTE, ELEMENT } from '../../xml/index.ts';
import type { Code } from '../emit/code.ts';
import { Name, declare, js } from '../emit/code.ts';
import type { Body, Gen } from '../emit/gen.ts';
import { COLUMNS } from '../emit/module.ts';
import type { IrOf, IrStep } from '../ir.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'chains',
  reason: 'The nodes of a name are linked, so //name visits them and nothing else of the document.',
  figure: 'small +8 %, 1,000 lines +9 %',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="//i:tax = 'x'"/></sch:rule></sch:pattern>`,
    before: 'for (let a = n + 1, e = end[n]; a < e; a++)',
    after: 'for (let a = first[tax__]; a > 0; a = next[a])',
  },
};

/** The nodes of a name are strung together, so the rest of the document is not looked at; null where the step is another. */
export function chainOf(
  ir: IrOf<'path'>,
  { axis, test, predicates }: IrStep,
  g: Gen,
): ((body: Body) => Code) | null {
  if (!g.runs('chains')) return null;
  const kind = axis === 'attribute' ? 'attribute' : 'element';
  // Predicates count among the attributes of one element.
  if (kind === 'attribute' && predicates.length > 0) return null;
  if (test?.kind !== kind || test.uri === null || test.local === null) return null;
  const number = g.shared.module.nameNumber(test.uri, test.local);
  return (body) => g.by('chains', ir, chainLoop(number, kind, body));
}

/** All elements or attributes of a name. Shape: `for (let a = first[K]; a > 0; a = next[a]) if (kind[a] === 1) …` */
function chainLoop(number: Name, of: 'element' | 'attribute', body: Body): Code {
  const a = new Name('a');
  const inner = body(js`${a}`);
  return js`for (let ${declare(a)} = ${COLUMNS.first}[${number}]; ${a} > 0; ${a} = ${COLUMNS.next}[${a}]) if (${COLUMNS.kind}[${a}] === ${of === 'element' ? ELEMENT : ATTRIBUTE}) { ${inner} }`;
}
