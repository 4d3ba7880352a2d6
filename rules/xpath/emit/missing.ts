import type { NeededName } from '../analyse/needs.ts';
import type { Code, Name } from './code.ts';
import { COMMA, js, sequence } from './code.ts';
import type { Gen } from './gen.ts';
import { COLUMNS, DOC } from './module.ts';

/** Conditions that tell of at most so many of these names, the most telling ones, that the document lacks them. */
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

/** Shape: `first[K1] === 0`, or `(pairs[K2 >> 3] & 1 << (K2 & 7)) === 0` */
function placeOf({ uri, local, parent, says, isNormal = false }: NeededName, g: Gen): Place {
  const { module } = g.shared;
  const number = module.nameNumber(uri, local);
  const above = parent && module.nameNumber(parent.uri, parent.local);
  if (says) return wordsOf(js`${number}, ${above ?? js`null`}, ${isNormal}`, says, g);
  if (!above) return { place: number, lacks: js`${COLUMNS.first}[${number}] === 0` };
  const place = module.constant(js`${module.runtime('pairPlace')}(${above}, ${number})`);
  return { place, lacks: js`(${COLUMNS.pairs}[${place} >> 3] & 1 << (${place} & 7)) === 0` };
}

/** Shape: `((d.memo[3] ??= x_said(d, K7)) & K8) === 0`, with `K7 = x_vocabulary(K1, K2, false)` and `K8 = x_bitsOf(K7, 'S')` */
function wordsOf(whose: Code, says: readonly string[], g: Gen): Place {
  const { module } = g.shared;
  const vocabulary = module.constant(js`${module.runtime('vocabulary')}(${whose})`);
  const words = js`${module.runtime('bitsOf')}(${sequence([vocabulary, ...says], COMMA)})`;
  const place = module.constant(words);
  const said = g.run('said', DOC, vocabulary);
  return { place, lacks: js`((${DOC}.memo[${module.slot(said)}] ??= ${said}) & ${place}) === 0` };
}
