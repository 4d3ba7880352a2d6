import type { NeededName } from '../../xpath/analyse/needs.ts';
import { needsToHold } from '../../xpath/analyse/needs.ts';
import { isBounded } from '../../xpath/analyse/bounded.ts';
import { mayBePositional } from '../../xpath/analyse/positional.ts';
import { isSafe } from '../../xpath/analyse/safe.ts';
import type { Ir, Scope } from '../../xpath/index.ts';
import type { Code, Gen } from '../../xpath/emit/index.ts';
import { DOC, Name, declare, js, missing, sequence } from '../../xpath/emit/index.ts';
import { analysed } from '../predicates.ts';
import type { ContextPath, PatternStep } from '../context.ts';
import type { Pass } from '../../xpath/passes/pass.ts';

export const pass: Pass = {
  name: 'contexts',
  reason:
    'Which contexts of a handler are possible in a document follows from its names and codes: computed once as bits, and the others are tried on no node. Rules of nine VAT categories stand behind one name, and a document has one or two.',
  figure:
    'below the noise on these documents; documents of many VAT rows, and packs with hundreds of contexts of one name, gain',
  example: {
    schema: `<sch:pattern id="p"><sch:rule context="i:line[i:code = 'S']"><sch:assert id="R" test="i:x"/></sch:rule></sch:pattern>`,
    before: '{ if (is_rule_R__(d, n)) { rule_R__(d, n); }',
    after: 'if (((m & 1) !== 0 && is_rule_R__(d, n))) { rule_R__(d, n); }',
  },
};

// Rules for every VAT category are tried on the same node in turn, and a document has but one or two of them. Which contexts of a handler are possible
// in a document is found from its names and codes, once, and the others are not tried on any node.

/**
 * Names and texts without which no node matches, and none could have been in error: `matcher` looks at what lies above first, then at
 * predicates from the top down, but at those of a step behind `//` before anything above it.
 */
export function needsToMatch({ steps }: ContextPath, scope: Scope): readonly NeededName[] {
  const irs = steps.map(({ predicates }) => analysed(predicates, scope));
  const barrier = steps.findLastIndex(({ gap }, index) => gap && !irs[index]!.every(cannotFail));
  const found = steps.flatMap((step, index) => (index < barrier ? [] : structure(step, steps[index - 1])));
  return barrier < 0 ? [...found, ...ofPredicates(steps, irs)] : found;
}

/** Up to the first predicate that can fail. */
function ofPredicates(steps: readonly PatternStep[], irs: readonly (readonly Ir[])[]): readonly NeededName[] {
  const found: NeededName[] = [];
  for (const [index, step] of steps.entries()) {
    const kin = { name: nameOf(step), parent: step.gap ? null : nameOf(steps[index - 1]) };
    for (const ir of irs[index]!) {
      if (mayBePositional(ir)) return found;
      found.push(...needsToHold(ir, kin));
      if (!cannotFail(ir)) return found;
    }
  }
  return found;
}

const cannotFail = (ir: Ir): boolean =>
  !mayBePositional(ir) && isSafe(ir, true) && isBounded(ir) && (ir.type.kind === 'node' || !ir.type.many);

function structure(step: PatternStep, before: PatternStep | undefined): readonly NeededName[] {
  const name = nameOf(step);
  if (name === null) return [];
  return [{ ...name, parent: step.gap ? null : nameOf(before) }];
}

function nameOf(step: PatternStep | undefined): { readonly uri: string; readonly local: string } | null {
  const { uri = null, local = null } = step?.test ?? {};
  return uri === null || local === null ? null : { uri, local };
}

/** Bits of a small integer. */
const MOST = 30;

/** Which contexts of one handler are possible, as bits of a number that is found once a document. */
export class Possible {
  readonly #mask = new Name('m');
  readonly #needs: (readonly NeededName[])[] = [];
  readonly #gen: Gen;

  constructor(gen: Gen) {
    this.#gen = gen;
  }

  /** Shape: `((m & 4) !== 0 && CONDITION)` */
  guarded(condition: Code, needs: readonly NeededName[]): Code {
    if (needs.length === 0 || this.#needs.length === MOST || !this.#gen.runs('contexts')) return condition;
    const bit = 1 << (this.#needs.push(needs) - 1);
    return js`((${this.#mask} & ${bit}) !== 0 && ${condition})`;
  }

  /** Shape: `const m = (d.memo[7] ??= f3(d)); LINES` */
  around(lines: Code): Code {
    if (this.#needs.length === 0) return lines;
    const find = this.#find();
    const { module } = this.#gen.shared;
    return js`const ${declare(this.#mask)} = (${DOC}.memo[${module.slot(find)}] ??= ${find}); ${lines}`;
  }

  /** Shape: `let m = 0; if (!(first[K1] === 0 || …)) m |= 1; … return m;` */
  #find(): Code {
    const m = new Name('m');
    const each = this.#needs.map(
      (needs, bit) => js`if (!(${sequence(missing(needs, this.#gen), js` || `)})) ${m} |= ${1 << bit};`,
    );
    return this.#gen.call(js`let ${declare(m)} = 0; ${sequence(each, js` `)} return ${m};`);
  }
}
