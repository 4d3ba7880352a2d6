// Looks for documents that fire rules: our packs are the guide, the official stylesheets judge what was found afterwards.

import type { Judged } from '../compare.ts';
import { readBase, syntaxOf } from './bases.ts';
import { judgeText } from './judge.ts';
import type { Judge } from './judge.ts';
import { documentText, RecipeError } from './recipe.ts';
import type { Edit, Recipe } from './recipe.ts';
import { shapeOf } from './shape.ts';

/** The document of a recipe. @throws RecipeError when an edit leads nowhere. */
export function documentOf({ base, edits }: Recipe): string {
  return documentText(readBase(base), edits, shapeOf(syntaxOf(base)));
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

  /** Which targets a recipe fires where nothing else fails; null when it makes no document. */
  fired(recipe: Recipe, judges: readonly Judge[] = this.#judges): readonly Target[] | null {
    return this.#try(recipe, judges)?.sound ?? null;
  }

  #try(recipe: Recipe, judges: readonly Judge[]): Fired | null {
    this.tried += 1;
    try {
      return targets(judgeText(judges, documentOf(recipe)));
    } catch (error) {
      if (error instanceof RecipeError) return null;
      throw new Error(`${JSON.stringify(recipe)} cannot be judged`, { cause: error });
    }
  }

  /** Only this pack is asked before the others: most attempts at a single rule miss. */
  aim(judge: Judge, rule: string, base: string, edits: readonly Edit[]): boolean {
    const fired = this.fired({ base, edits }, [judge]);
    if (!fired?.includes(`${judge.key} ${rule}`)) return false;
    this.attempt(base, edits);
    return true;
  }

  /** Keeps the recipe for what it fires and its base does not, where nothing clearer is known; `bias` favours it or not. */
  attempt(base: string, edits: readonly Edit[], bias = 0): void {
    const recipe = { base, edits };
    const fired = this.#try(recipe, this.#judges);
    if (!fired) return;
    const before = this.#before(base);
    const noise = fired.sound.length + fired.beside.length + 2 * edits.length + bias;
    const keep = (target: Target, cost: number): void => {
      if (edits.length > 0 && before.has(target)) return;
      const known = this.#found.get(target);
      if (!known || known.noise > cost) this.#found.set(target, { recipe, noise: cost });
    };
    for (const target of fired.sound) keep(target, noise);
    for (const target of fired.beside) keep(target, noise + lastResort);
  }

  #before(base: string): ReadonlySet<Target> {
    const known = this.#silent.get(base);
    if (known) return known;
    const fired = new Set(this.fired({ base, edits: [] }) ?? []);
    this.#silent.set(base, fired);
    return fired;
  }
}

interface Fired {
  readonly sound: readonly Target[];
  /** Beside a rule that could not be evaluated: there the official stylesheet stops and proves nothing. */
  readonly beside: readonly Target[];
}

const lastResort = 1000;

function targets(verdicts: ReadonlyMap<string, Judged>): Fired {
  const of = (failed: boolean): Target[] =>
    [...verdicts].flatMap(([pack, { rules, error }]) =>
      (error !== undefined) === failed ? Object.keys(rules).map((rule) => `${pack} ${rule}`) : [],
    );
  return { sound: of(false), beside: of(true) };
}
