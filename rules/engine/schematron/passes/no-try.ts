import { isBounded } from '../../xpath/analyse/bounded.ts';
import { isSafe } from '../../xpath/analyse/safe.ts';
import type { Gen } from '../../xpath/emit/index.ts';
import type { Ir, Scope } from '../../xpath/index.ts';
import { mayBePositional } from '../../xpath/analyse/positional.ts';
import type { Pass } from '../../xpath/passes/pass.ts';
import type { ContextPath, PatternStep } from '../context.ts';
import { analysed } from '../predicates.ts';

export const pass: Pass = {
  name: 'no-try',
  reason:
    'An assertion or a context that can neither fail nor take long stands without try: less machine code for hundreds of rules.',
  figure: 'small +6 %, 1,000 lines +8 %',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="i:a = 'x'"/></sch:rule></sch:pattern>`,
    before: 'catch (e) { d.broken(0 /* R */, n, e); }',
    after: '=== true))) d.fail(0 /* R */, n); })',
  },
};

/** Can judging an assertion go wrong on a document, or take so long that it has to be stopped? */
export const mayFail = (test: Ir, g: Gen): boolean =>
  !g.runs('no-try') || !isSafe(test, true) || !isBounded(test);

/** The same of a context. */
export const mayFailToMatch = (path: ContextPath, scope: Scope, g: Gen): boolean =>
  !g.runs('no-try') || path.among !== undefined || path.steps.some((step) => stepCanFail(step, scope));

function stepCanFail({ predicates }: PatternStep, scope: Scope): boolean {
  if (predicates.length === 0) return false;
  const irs = analysed(predicates, scope);
  return irs.some(mayBePositional) || !irs.every((ir) => isSafe(ir, true) && isBounded(ir) && hasTruth(ir));
}

const hasTruth = ({ type }: Ir): boolean => type.kind === 'node' || !type.many;
