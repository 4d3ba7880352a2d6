import { isUp } from '../analyse/above.ts';
import type { Ir, IrOf, IrStep } from '../ir.ts';
import type { Runtime } from '../runtime/index.ts';
import type { Code, Name } from '../emit/code.ts';
import { COMMA, js, sequence } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { COLUMNS, DOC } from '../emit/module.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'descend',
  reason:
    'a/b/@c and ../a, the commonest paths of all, call the runtime: hundreds of rules run the same few instructions instead of loops of their own, and children that the pairs of names exclude are not visited.',
  figure: 'below the noise in time; without it the modules are 15 % larger (1,894 to 2,169 KB)',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="i:a/i:b"/></sch:rule></sch:pattern>',
    before: 'for (let a = n2 + 1, e = end[n2]; a < e;',
    after: 'x_hasDown(d, n, down_a_b__)',
  },
};

// `a/b/@c` or `../a` from a node, without predicates: the commonest path of all. It is no loop of its own but a call of the
// runtime, so that hundreds of rules run the same few instructions.

/** What may be wanted of such a path: is there a node, the only one, how many, all of them. */
export type Wanted = 'has' | 'only' | 'count' | 'list';

const ONE_STEP: Partial<Record<Wanted, keyof Runtime>> = { has: 'hasChild', only: 'onlyChild' };
const STEPS = { has: 'hasDown', only: 'onlyDown', count: 'countDown', list: 'listDown' } as const;

/** Null where the path is more than that. Shape: `x_hasChild(d, n, K1)`, or `x_hasDown(d, n, K5)` with `K5 = x_down(K1, ~K2)`. */
export function descend(ir: Ir, wanted: Wanted, g: Gen): Code | null {
  if (ir.op !== 'path' || !g.runs('descend')) return null;
  const steps = stepsDown(ir);
  if (steps === null) return null;
  const up = ir.steps.length - steps.length;
  const start = g.one(ir.start).code;
  const from = up === 0 ? start : js`${COLUMNS.parent}[${start}]`;
  const names = steps.map((step) => nameOf(step, g));
  const [only, more] = steps;
  const short = more === undefined && only!.axis === 'child' ? ONE_STEP[wanted] : undefined;
  if (short) return g.by('descend', ir, g.run(short, DOC, from, names[0]!));
  const signed = names.map((name, at) => (steps[at]!.axis === 'attribute' ? js`~${name}` : js`${name}`));
  const called = `down ${steps.map(({ test }) => test!.local).join(' ')}`;
  const path = g.shared.module.constant(
    js`${g.shared.module.runtime('down')}(${sequence(signed, COMMA)})`,
    called,
  );
  return g.by('descend', ir, g.run(STEPS[wanted], DOC, from, path));
}

function nameOf({ test }: IrStep, g: Gen): Name {
  return g.shared.module.nameNumber(test!.uri!, test!.local!);
}

/** The steps that lead down, after `..` where the path begins with it; null where not all of them do. */
function stepsDown({ start, steps }: IrOf<'path'>): readonly IrStep[] | null {
  const bare = start.op === 'context' || start.op === 'root' || start.op === 'rule';
  const down = isUp(steps[0]!) ? steps.slice(1) : steps;
  const [first, more] = down;
  // One attribute has a function of its own.
  if (!bare || !first || (more === undefined && first.axis === 'attribute')) return null;
  return down.every((step, at) => isPlain(step, at === down.length - 1)) ? down : null;
}

function isPlain({ axis, test, predicates }: IrStep, last: boolean): boolean {
  if (predicates.length > 0 || !test || test.uri === null || test.local === null) return false;
  return axis === 'child'
    ? test.kind === 'element'
    : last && axis === 'attribute' && test.kind === 'attribute';
}
