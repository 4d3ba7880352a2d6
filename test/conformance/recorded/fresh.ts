// Recipes drawn from a seed: the same number gives the same documents, another number others.

import { additions, removals, rewritings } from './candidates.ts';
import { baseNames, readBase } from './bases.ts';
import type { Edit, Recipe } from './recipe.ts';
import { documentOf } from './search.ts';
import { shapeOf } from './shape.ts';
import type { Syntax } from './shape.ts';

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Up to three random edits each; recipes that come to no document are drawn again. */
export function freshRecipes(
  syntax: Syntax,
  seed: number,
  count: number,
  names: readonly string[] = baseNames(syntax),
): Recipe[] {
  const next = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const bases = names.map((base) => ({ base, kinds: kindsOf(base, syntax) }));
  const recipes: Recipe[] = [];
  while (recipes.length < count) {
    const { base, kinds } = pick(bases);
    const edits = Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(pick(kinds)));
    const recipe = { base, edits };
    if (isDocument(recipe)) recipes.push(recipe);
  }
  return recipes;
}

/** Values are changed as often as elements come and go. */
function kindsOf(base: string, syntax: Syntax): Edit[][] {
  const [root, shape] = [readBase(base), shapeOf(syntax)];
  const changed = rewritings(root, shape);
  return [additions(root, shape), removals(root, shape), changed, changed];
}

/** An edit may have taken away what the next one is about. */
function isDocument(recipe: Recipe): boolean {
  try {
    return documentOf(recipe) !== '';
  } catch {
    return false;
  }
}
