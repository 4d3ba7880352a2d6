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
      'd.at[0] === parent[n] ? d.held[0] : x_hold(d, 0, parent[n], x_listDown(d, parent[n], down_line__))',
  },
};

// Whatever is the same for all that ask is found once: when the pack is loaded, for the document, or for the node above that
// thousands of siblings have in common.

const WORTH_KEEPING: ReadonlySet<Ir['op']> = new Set<Ir['op']>([
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

export const isWorthKeeping = (ir: Ir): boolean => WORTH_KEEPING.has(ir.op);

/** True when an expression means the same everywhere in one document. */
export function isConstant(ir: Ir): boolean {
  return ir.reads === 0 && [...ir.free].every((binding) => binding.scope === 'global');
}

/** What `kept` keeps the expression for, the document or a node above; null where it is not kept. */
export function keeperOf(ir: Ir, g: Gen): Code | null {
  if (!g.runs('memoise')) return null;
  return isConstant(ir) ? js`${DOC}` : nodeAbove(ir, g);
}

/** Does `kept` keep what the expression comes to? */
export const isKept = (ir: Ir, g: Gen): boolean => keeperOf(ir, g) !== null;

/** Is it found from single values in a few steps? Inside of what is kept for the same node it need not be kept itself. */
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
      // What is asked of nothing may be the time, which is one for the whole run (XPath 2.0, C.2).
      return ir.args.length > 0 && ir.args.every(single);
    default:
      return false;
  }
}

/**
 * Shape: `K4` for what depends on nothing, `(d.memo[3] ??= CODE)` for what depends on the document alone,
 * `(d.at[5] === parent[n] ? d.held[5] : x_hold(d, 5, parent[n], CODE))` for what depends on a node above.
 */
export function kept(ir: Ir, code: Code, g: Gen): Code {
  if (!g.runs('memoise')) return code;
  const { module } = g.shared;
  if (isFixed(ir, g)) return g.by('memoise', ir, js`${module.constant(code)}`);
  if (isConstant(ir)) return g.by('memoise', ir, js`(${DOC}.memo[${module.slot(code)}] ??= ${code})`);
  const node = nodeAbove(ir, g);
  return node ? g.by('memoise', ir, held(module.heldPlace(code), node, code, g)) : code;
}

/** For one node at a time. Shape: `(d.at[3] === n ? d.held[3] : x_hold(d, 3, n, CODE))` */
export function held(place: number, node: Code, code: Code, g: Gen): Code {
  return js`(${DOC}.at[${place}] === ${node} ? ${DOC}.held[${place}] : ${g.run('hold', DOC, place, node, code)})`;
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
