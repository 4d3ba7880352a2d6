import { above } from '../analyse/above.ts';
import type { Above } from '../analyse/above.ts';
import type { Ir } from '../ir.ts';
import type { Code } from '../emit/code.ts';
import { js } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { COLUMNS, DOC } from '../emit/module.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'memoise',
  reason:
    'What depends on the document alone is computed once a run, and what depends on a node above once for that node: thousands of siblings ask for sum(../line/amount).',
  figure: 'small +30 %, 1,000 lines +450 %',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="sum(../i:line) &gt; 1"/></sch:rule></sch:pattern>',
    before: 'x_numbersAt(d, x_listDown(d, parent[n], down_line__))',
    after:
      'd.memoNode[0] === parent[n] ? d.memoValue[0] : x_memoiseFor(d, 0, parent[n], x_listDown(d, parent[n], down_line__))',
  },
};

// What has one value for many evaluations is computed once: when the pack is loaded, for the document, or for the node above that
// thousands of siblings have in common.

const WORTH_MEMOISING: ReadonlySet<Ir['op']> = new Set<Ir['op']>([
  'path',
  'for',
  'quantified',
  'general',
  'value',
  'user',
  'call',
  'combine',
  'arithmetic',
  'cast',
]);

/** What denies something memoised is not memoised beside it. */
export const isWorthMemoising = (ir: Ir): boolean =>
  WORTH_MEMOISING.has(ir.op) &&
  !(ir.op === 'call' && ir.builtin.name === 'not' && isWorthMemoising(ir.args[0]!));

/** True when an expression means the same everywhere in one document. */
export function isConstant(ir: Ir): boolean {
  return ir.reads === 0 && [...ir.free].every((binding) => binding.scope === 'global');
}

/** For what `memoised` computes the expression once, the document or a node above; null where it does not. */
export function memoScopeOf(ir: Ir, g: Gen): Code | null {
  if (!g.runs('memoise')) return null;
  return isConstant(ir) ? js`${DOC}` : nodeAbove(ir, g);
}

/** Is the value of the expression memoised? */
export const isMemoised = (ir: Ir, g: Gen): boolean => memoScopeOf(ir, g) !== null;

/** Is it computed from single values in a few steps? Inside of what is memoised for the same node it need not be memoised itself. */
export function isSmallPart(ir: Ir): boolean {
  const single = (part: Ir): boolean => !part.type.many;
  switch (ir.op) {
    case 'arithmetic':
    case 'general':
    case 'value':
      return single(ir.left) && single(ir.right);
    case 'cast':
      return single(ir.operand);
    case 'call':
      // A function without arguments may be the time, which is one for the whole run (XPath 2.0, C.2).
      return ir.args.length > 0 && ir.args.every(single);
    default:
      return false;
  }
}

/**
 * Shape: `K4` for what depends on nothing, `(d.memo[3] ??= CODE)` for what depends on the document alone,
 * `(d.memoNode[5] === parent[n] ? d.memoValue[5] : x_memoiseFor(d, 5, parent[n], CODE))` for what depends on a node above.
 */
export function memoised(ir: Ir, code: Code, g: Gen): Code {
  if (!g.runs('memoise')) return code;
  const { module } = g.shared;
  if (isFixed(ir, g)) return g.by('memoise', ir, js`${module.constant(code)}`);
  if (isConstant(ir)) return g.by('memoise', ir, js`(${DOC}.memo[${module.slot(code)}] ??= ${code})`);
  const node = nodeAbove(ir, g);
  return node ? g.by('memoise', ir, memoisedFor(module.memoPlace(code), node, code, g)) : code;
}

/** For one node at a time. Shape: `(d.memoNode[3] === n ? d.memoValue[3] : x_memoiseFor(d, 3, n, CODE))` */
export function memoisedFor(place: number, node: Code, code: Code, g: Gen): Code {
  return js`(${DOC}.memoNode[${place}] === ${node} ? ${DOC}.memoValue[${place}] : ${g.run('memoiseFor', DOC, place, node, code)})`;
}

function nodeAbove(ir: Ir, g: Gen): Code | null {
  const found = above(ir);
  return found && parentOf(found, g);
}

function parentOf({ base, up }: Above, { focus }: Gen): Code {
  const start = (base === 'context' ? focus.item : focus.rule)!;
  return Array.from({ length: up }).reduce<Code>((node) => js`${COLUMNS.parent}[${node}]`, start);
}

/** Functions of texts that cannot fail. */
const FIXED: ReadonlySet<string> = new Set(['string-join', 'concat']);

/** Codes of a list joined into a text: the same for every document. */
function isFixed(ir: Ir, g: Gen): boolean {
  if (ir.op === 'literal') return true;
  if (ir.op === 'call') return FIXED.has(ir.builtin.name) && ir.args.every((arg) => isFixed(arg, g));
  if (ir.op !== 'variable') return false;
  const { value } = ir.binding;
  return g.shared.lists.has(ir.binding) || (value?.op === 'call' && isFixed(value, g));
}
