// From one document per rule to few documents: recipes of the same base are done together as long as every rule still fires.

import type { Recipe } from './recipe.ts';
import type { Search, Target } from './search.ts';

/** More would make a document that says too much at once. */
const mostEdits = 12;

export interface Firing {
  readonly recipe: Recipe;
  readonly targets: readonly Target[];
}

/** What every document is there for, the unmerged one first where merging loses something. */
export function merged(search: Search): Firing[] {
  const wanted = new Map<string, { recipe: Recipe; targets: Target[] }>();
  for (const [target, { recipe }] of search.found) {
    const key = JSON.stringify(recipe);
    const known = wanted.get(key);
    if (known) known.targets.push(target);
    else wanted.set(key, { recipe, targets: [target] });
  }
  const bases = Map.groupBy(wanted.values(), ({ recipe }) => recipe.base);
  return [...bases.values()].flatMap((firings) => fold(search, firings));
}

function fold(search: Search, firings: readonly Firing[]): Firing[] {
  const done: Firing[] = [];
  let current: Firing | null = null;
  for (const next of firings) {
    const together: Firing | null = current && join(search, current, next);
    if (current && !together) done.push(current);
    current = together ?? next;
  }
  return current ? [...done, current] : done;
}

/** Both recipes in one, unless a rule of either falls silent. */
function join(search: Search, a: Firing, b: Firing): Firing | null {
  const recipe = { base: a.recipe.base, edits: [...a.recipe.edits, ...b.recipe.edits] };
  if (recipe.edits.length > mostEdits || b.recipe.edits.length === 0 || a.recipe.edits.length === 0)
    return null;
  const fired = new Set(search.fired(recipe));
  const targets = [...new Set([...a.targets, ...b.targets])];
  return targets.every((target) => fired.has(target)) ? { recipe, targets } : null;
}

/** The few documents that fire everything of one pack that any of them fires: always the one that adds most. */
export function cover(firings: readonly Firing[], pack: string): Recipe[] {
  const prefix = `${pack} `;
  const left = firings
    .map(({ recipe, targets }) => ({
      recipe,
      rules: new Set(targets.filter((each) => each.startsWith(prefix))),
    }))
    .filter(({ rules }) => rules.size > 0);
  const chosen: Recipe[] = [];
  const covered = new Set<Target>();
  for (;;) {
    const gains = left.map(({ rules }) => rules.difference(covered).size);
    const most = Math.max(0, ...gains);
    const best = left[gains.indexOf(most)];
    if (most === 0 || !best) return chosen;
    for (const rule of best.rules) covered.add(rule);
    chosen.push(best.recipe);
  }
}
