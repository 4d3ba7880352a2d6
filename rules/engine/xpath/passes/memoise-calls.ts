import type { IrOf } from '../ir.ts';
import type { Kind, Type } from '../types.ts';
import type { Code, Name } from '../emit/code.ts';
import { COMMA, js, sequence } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { DOC } from '../emit/module.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'memoise-calls',
  reason:
    'A function that searches lists is memoised by its arguments from its ninth call on: rows of a breakdown that share a rate share the sum over all lines.',
  figure:
    'below the noise on these documents; it keeps rules that join long lists from growing like a square (`node test/bench/joins.ts`)',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="f:all(i:a) = 1"/></sch:rule></sch:pattern><sch:let name="all" value="//i:a"/><xsl:function name="f:all" xmlns:xs="http://www.w3.org/2001/XMLSchema"><xsl:param name="text" as="xs:string?"/><xsl:sequence select="count($all[. = $text])"/></xsl:function>',
    before: 'urn_f_all_1__(d, x_textIfAny(',
    after: 'x_memoiseCall(d, 2, urn_f_all_1__, [x_textIfAny(',
  },
};

// `inv:base-at('S', $rate)` adds up all lines that bear a rate: rows of a breakdown that share it would add them up again and again.
// What a function comes to depends on its arguments and the document alone, so it is found once for each of them.

/** A call of a function that looks through lists; null for all else. Shape: `x_memoiseCall(d, 12, U5, [a, b])` */
export function memoisedCall(ir: IrOf<'user'>, name: Name, args: readonly Code[], g: Gen): Code | null {
  const { callee } = ir;
  if (!g.runs('memoise-calls')) return null;
  const types = callee.params.map(({ type }) => type);
  if (!callee.far || types.length === 0 || !types.every(isComparable)) return null;
  const slot = g.shared.module.slot(js`recalled ${name}`);
  return g.by('memoise-calls', ir, g.run('memoiseCall', DOC, slot, name, js`[${sequence(args, COMMA)}]`));
}

/** A single node is mostly each caller's own, and items of open types would have to be looked at one by one. */
const isComparable = ({ kind, many }: Type): boolean => (many ? kind === 'node' : SINGLE.has(kind));

const SINGLE: ReadonlySet<Kind> = new Set<Kind>([
  'string',
  'untyped',
  'boolean',
  'integer',
  'decimal',
  'double',
]);
