import type { Code, Declaration } from '../emit/code.ts';
import { Name, declare, js } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { COLUMNS, DOC } from '../emit/module.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'skip',
  reason:
    'A loop over the children of one name passes over a thousand others by looking the next of the name up: the last child of a line with ten thousand taxes costs each row the same.',
  figure:
    'below the noise on these documents; it keeps lines of thousands of children from costing each row all of them',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="every $a in i:a satisfies $a = 'x'"/></sch:rule></sch:pattern>`,
    before: 'a = end[a]) if',
    after: 'a = e - a > 999 ? x_behind(d, a, e, a__) : end[a]',
  },
};

/** From here on nodes of a name are looked up: the last of ten thousand children lies behind all the others. */
const MANY_NODES = 999;

/** Children of one name. Shape: `for (let a = FROM + 1, e = end[FROM]; a < e; a = e - a > 999 ? x_behind(d, a, e, K) : end[a]) …` */
export const childrenNamed = (
  number: Name,
  from: Code,
  da: Declaration,
  a: Name,
  g: Gen,
  inner: Code,
): Code => {
  const e = new Name('e');
  const far = g.run('behind', DOC, a, e, number);
  const next = js`${e} - ${a} > ${MANY_NODES} ? ${far} : ${COLUMNS.end}[${a}]`;
  return js`for (let ${da} = ${from} + 1, ${declare(e)} = ${COLUMNS.end}[${from}]; ${a} < ${e}; ${a} = ${next}) ${inner}`;
};
