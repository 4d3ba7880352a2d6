// Looks for documents that fire rules: our packs are the guide, the official stylesheets judge what was found afterwards.

import type { Verdict } from '../records.ts';
import { readBase, syntaxOf } from './bases.ts';
import { judgeText } from './judge.ts';
import type { Judge } from './judge.ts';
import { applyEdits, RecipeError } from './recipe.ts';
import type { Edit, Recipe } from './recipe.ts';
import { shapeOf } from './shape.ts';
import { writeTree } from './tree.ts';

/** The document of a recipe. @throws RecipeError when an edit leads nowhere. */
export function documentOf({ base, edits }: Recipe): string {
  const shape = shapeOf(syntaxOf(base));
  return writeTree(applyEdits(readBase(base), edits, shape), shape.namespaces);
}

interface Found {
  readonly recipe: Recipe;
  /** How many rules speak up in all packs: the fewer, the clearer the document. */
  readonly noise: number;
}

/** `pack rule`. */
export type Target = string;

export class Search {
  readonly #judges: readonly Judge[];
  readonly #found = new Map<Target, Found>();
  readonly #silent = new Map<string, ReadonlySet<Target>>();
  tried = 0;

  constructor(judges: readonly Judge[]) {
    this.#judges = judges;
  }

  get found(): ReadonlyMap<Target, Found> {
    return this.#found;
  }

  missing(judge: Judge): string[] {
    const ids = new Set(judge.pack.rules.map(({ id }) => id));
    return [...ids].filter((id) => !this.#found.has(`${judge.key} ${id}`));
  }

  /** Which targets a recipe fires; null when it makes no document. */
  fired(recipe: Recipe, judges: readonly Judge[] = this.#judges): Target[] | null {
    this.tried += 1;
    try {
      return targets(judgeText(judges, documentOf(recipe)));
    } catch (error) {
      if (error instanceof RecipeError) return null;
      throw new Error(`${JSON.stringify(recipe)} cannot be judged`, { cause: error });
    }
  }

  /** Only this pack is asked before the others: most attempts at a single rule miss. */
  aim({ key, pack }: Judge, rule: string, base: string, edits: readonly Edit[]): boolean {
    const target = `${key} ${rule}`;
    const fired = this.fired({ base, edits }, [{ key, pack }]);
    return (fired?.includes(target) ?? false) && this.attempt(base, edits) && this.#found.has(target);
  }

  /** Whether the edits fire something that the base does not, and nothing clearer was known for. */
  attempt(base: string, edits: readonly Edit[]): boolean {
    const recipe = { base, edits };
    const fired = this.fired(recipe);
    if (!fired) return false;
    const before = this.#before(base);
    const fresh = fired.filter((target) => edits.length === 0 || !before.has(target));
    const noise = fired.length + 2 * edits.length;
    let better = false;
    for (const target of fresh) {
      const known = this.#found.get(target);
      if (known && known.noise <= noise) continue;
      better ||= !known;
      this.#found.set(target, { recipe, noise });
    }
    return better;
  }

  #before(base: string): ReadonlySet<Target> {
    const known = this.#silent.get(base);
    if (known) return known;
    const fired = new Set(this.fired({ base, edits: [] }) ?? []);
    this.#silent.set(base, fired);
    return fired;
  }
}

function targets(verdicts: ReadonlyMap<string, Verdict>): Target[] {
  return [...verdicts].flatMap(([pack, rules]) => Object.keys(rules).map((rule) => `${pack} ${rule}`));
}
