import { boundsOf, isBackReference, isQuantity, isUnfolded, tokens } from './program.ts';
import type { JavaScriptRegex } from './index.ts';

/** Steps JavaScript may spend on one text: about a tenth of a second. */
const MOST_STEPS = 2e7;

const NONE = -1;

/** What trying all ways in turn, as JavaScript does, can come to. */
export interface Cost {
  /** The longest text JavaScript may be given: 0 for none but the empty one, NONE for not even that, Infinity for any. */
  readonly longest: number;
  /** True where a group inside a repetition keeps what it last matched for XPath, while JavaScript forgets it. */
  readonly forgets: boolean;
  readonly references: boolean;
}

/**
 * Every quantity without end multiplies the ways by the length of the text, every other choice by a constant; a repetition of
 * what itself varies, as in `(a+)+`, makes them exponential.
 */
export function costOf({ source }: JavaScriptRegex): Cost {
  const all = tokens(source);
  const references = all.some(isBackReference);
  const { explosive, forgets } = nesting(all);
  // V8 takes a modifier beyond its brackets: /(?-i:A)a|[ab]/iv does not find B.
  if (all.some(isUnfolded)) return { longest: NONE, forgets, references };
  if (explosive || references) return { longest: 0, forgets, references };
  const anchored = all[0] === '^' && !all.includes('|');
  let degree = anchored ? 0 : 1;
  let ways = 1;
  for (const token of all) {
    if (token === '|') ways += 1;
    else if (isQuantity(token)) {
      const { least, most } = boundsOf(token);
      if (most === Infinity) degree += 1;
      else ways *= most - least + 1;
    }
  }
  if (degree === 0) return { longest: ways > MOST_STEPS ? 0 : Infinity, forgets, references };
  return { longest: Math.floor((MOST_STEPS / ways) ** (1 / degree)), forgets, references };
}

interface Nesting {
  readonly explosive: boolean;
  readonly forgets: boolean;
}

/** Groups that are repeated: do they vary inside, do they hold a group that keeps what it matches? */
function nesting(all: readonly string[]): Nesting {
  const open: { varies: boolean; keeps: boolean }[] = [];
  let explosive = false;
  let forgets = false;
  for (const [index, token] of all.entries()) {
    const outer = open.at(-1);
    if (token === '(' || token === '(?:') {
      if (token === '(') for (const group of open) group.keeps = true;
      open.push({ varies: false, keeps: false });
    } else if (token === ')') {
      const { varies, keeps } = open.pop()!;
      const repeated = repeats(all[index + 1]);
      if (repeated && varies) explosive = true;
      if (repeated && keeps) forgets = true;
      if (varies) for (const group of open) group.varies = true;
    } else if (outer && (token === '|' || isQuantity(token))) outer.varies = true;
  }
  return { explosive, forgets };
}

const repeats = (token: string | undefined): boolean => isQuantity(token) && boundsOf(token!).most > 1;
