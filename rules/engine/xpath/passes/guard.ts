import { needs, needsToHold } from '../analyse/needs.ts';
import type { NeededName } from '../analyse/needs.ts';
import type { Code, Name } from '../emit/code.ts';
import { COMMA, js, sequence } from '../emit/code.ts';
import type { Gen } from '../emit/gen.ts';
import { COLUMNS, DOC } from '../emit/module.ts';
import type { Ir } from '../ir.ts';
import type { Pass } from './pass.ts';

export const pass: Pass = {
  name: 'guard',
  reason:
    'Most rules forbid or describe what most documents do not have. Where a name that the nodes cannot do without, or a code one of them must have, is not in the document, the result is known without looking.',
  figure: 'small +57 %, 1,000 lines +102 %',
  example: {
    schema:
      '<sch:pattern id="p"><sch:rule context="i:line"><sch:assert id="R" test="exists(i:a/@b)"/></sch:rule></sch:pattern>',
    before: 'if (!(((x_hasDown(d, n, down_a_b__)) === true)))',
    after: '(pairs[a_b__ >> 3] & 1 << (a_b__ & 7)) === 0 || first[a__] === 0',
  },
};

/**
 * `code`, or `none` where the document lacks a name that the nodes of `ir` cannot do without. Shape:
 * `((pairs[K2 >> 3] & 1 << (K2 & 7)) === 0 || first[K1] === 0 ? NONE : CODE)`; a pair is a name below a name.
 */
export function guard(ir: Ir, code: Code, none: Code, g: Gen): Code {
  const checks = lacks(ir, needs(ir), g);
  return checks ? js`(${checks} ? ${none} : ${code})` : code;
}

/** Does a call that answers true or false find a node of `ir`? Not evaluated where the document lacks a name it cannot do without. */
export const guardSearch = (ir: Ir, code: Code, g: Gen): Code => onlyWith(ir, needs(ir), code, g);

/** Does a call that answers true or false find a comparison to be true? */
export const guardComparison = (ir: Ir, code: Code, g: Gen): Code => onlyWith(ir, needsToHold(ir), code, g);

/**
 * Compared with true because V8 does not know the type a call returns: testing any value for truth takes eight comparisons.
 * Shape: `(!(first[K1] === 0) && (CODE) === true)`
 */
function onlyWith(ir: Ir, names: readonly NeededName[], code: Code, g: Gen): Code {
  const checks = lacks(ir, names, g);
  return checks ? js`(!(${checks}) && (${code}) === true)` : js`((${code}) === true)`;
}

/** More looks than this cost as much as they save. */
const MOST_GUARDS = 2;

function lacks(ir: Ir, names: readonly NeededName[], g: Gen): Code | null {
  const checks = g.runs('guard') ? missing(names, g, MOST_GUARDS) : [];
  return checks.length === 0 ? null : g.by('guard', ir, sequence(checks, js` || `) as Code);
}

/** Conditions that are true where the document lacks one of these names; of at most so many, the most selective ones. */
export function missing(names: readonly NeededName[], g: Gen, most: number = names.length): Code[] {
  const checks = new Map<Name, Code>();
  for (const name of names.toReversed()) {
    const { place, lacks } = placeOf(name, g);
    if (checks.size < most) checks.set(place, lacks);
  }
  return [...checks.values()];
}

interface Place {
  readonly place: Name;
  readonly lacks: Code;
}

/** Shape: `first[ID__1] === 0`, or `(pairs[Party_ID__2 >> 3] & 1 << (Party_ID__2 & 7)) === 0` */
function placeOf({ uri, local, parent, says, isNormal = false }: NeededName, g: Gen): Place {
  const { module } = g.shared;
  const number = module.nameNumber(uri, local);
  const above = parent && module.nameNumber(parent.uri, parent.local);
  if (says) return wordsOf(js`${number}, ${above ?? js`null`}, ${isNormal}`, local, says, g);
  if (!above) return { place: number, lacks: js`${COLUMNS.first}[${number}] === 0` };
  const place = module.constant(
    js`${module.runtime('pairPlace')}(${above}, ${number})`,
    `${parent.local} ${local}`,
  );
  return { place, lacks: js`(${COLUMNS.pairs}[${place} >> 3] & 1 << (${place} & 7)) === 0` };
}

/** Shape: `((d.memo[3] ??= x_said(d, texts_of_ID__7)) & ID_says_S__8) === 0`, of which x_vocabulary and x_bitsOf make the constants */
function wordsOf(whose: Code, local: string, says: readonly string[], g: Gen): Place {
  const { module } = g.shared;
  const vocabulary = module.constant(js`${module.runtime('vocabulary')}(${whose})`, `texts of ${local}`);
  const words = js`${module.runtime('bitsOf')}(${sequence([vocabulary, ...says], COMMA)})`;
  const place = module.constant(words, `${local} says ${says.join(' ')}`.slice(0, 60));
  const said = g.run('said', DOC, vocabulary);
  return { place, lacks: js`((${DOC}.memo[${module.slot(said)}] ??= ${said}) & ${place}) === 0` };
}
