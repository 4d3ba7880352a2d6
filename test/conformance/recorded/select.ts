// From one document per rule to few documents: recipes of the same base are done together as long as every rule still fires.

import type { Recipe } from './recipe.ts';
import type { Search, Target } from './search.ts';

/** More would make a document that says too much at once. */
const mostEdits = 12;

export interface Firing {
  readonly recipe: Recipe;
  readonly targets: readonly Target[];
}

/** The merged documents and those of single rules: cover takes of either what serves. */
export function merged(search: Search): Firing[] {
  const wanted = new Map<string, { recipe: Recipe; targets: Target[] }>();
  for (const [target, { recipe }] of search.found) {
    const key = JSON.stringify(recipe);
    const known = wanted.get(key);
    if (known) known.targets.push(target);
    else wanted.set(key, { recipe, targets: [target] });
  }
  const single = [...wanted.values()];
  const bases = Map.groupBy(single, ({ recipe }) => recipe.base);
  return [...[...bases.values()].flatMap((firings) => fold(search, firings)), ...single];
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

/**
 * The few documents that fire everything of one pack that any of them fires: always the one that adds most, of those to
 * `prefer` as long as one of them adds anything.
 */
export function cover(firings: readonly Firing[], pack: string, prefer = firings): Recipe[] {
  const covered = new Set<Target>();
  return [...chooseFrom(prefer, pack, covered), ...chooseFrom(firings, pack, covered)];
}

function chooseFrom(firings: readonly Firing[], pack: string, covered: Set<Target>): Recipe[] {
  const rules = firings.map(({ targets }) => targets.filter((target) => target.startsWith(`${pack} `)));
  const chosen: Recipe[] = [];
  for (;;) {
    const gains = rules.map((each) => each.filter((rule) => !covered.has(rule)).length);
    const most = gains.reduce((a, b) => Math.max(a, b), 0);
    const best = gains.indexOf(most);
    if (most === 0) return chosen;
    for (const rule of rules[best]!) covered.add(rule);
    chosen.push(firings[best]!.recipe);
  }
}
