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
