import { Decimal } from '../../decimal/index.ts';
import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';
import { LimitError } from './control.ts';

/** Calls that are not memoised: the two rows of most breakdowns cost less than a cache of them. */
const USES = 8;

/** Most results, and most items of results, that one function has cached in one document: some tens of megabytes at worst. */
const MOST_RESULTS = 100_000;
const MOST_ITEMS = 1_000_000;

type Outcome = { readonly value: unknown } | { readonly error: EvaluationError };

interface Cache {
  uses: number;
  items: number;
  readonly outcomes: Map<string, Outcome>;
}

/**
 * What a function comes to for these arguments, found once for each of them: rows of a breakdown that share a rate share
 * the sum over all lines. Arguments are single values, compared with their types, and lists, which are the same when they
 * are one list in memory. An error is one result more.
 */
export function memoiseCall<T>(
  d: Document,
  slot: number,
  find: (d: Document, ...given: never[]) => T,
  given: readonly unknown[],
): T {
  const memory = (d.memo[slot] ??= { uses: 0, items: 0, outcomes: new Map() }) as Cache;
  if (memory.uses++ < USES) return find(d, ...(given as never[]));
  const key = given.map((each) => keyOf(d, each)).join('');
  let outcome = memory.outcomes.get(key);
  if (outcome === undefined) {
    outcome = outcomeOf(d, find, given);
    cache(memory, key, outcome);
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.value as T;
}

function outcomeOf(
  d: Document,
  find: (d: Document, ...given: never[]) => unknown,
  given: readonly unknown[],
): Outcome {
  try {
    return { value: find(d, ...(given as never[])) };
  } catch (error) {
    // A limit says what the run has used up so far, not what the function comes to.
    if (!(error instanceof EvaluationError) || error instanceof LimitError) throw error;
    return { error };
  }
}

function cache(memory: Cache, key: string, outcome: Outcome): void {
  const size = 'value' in outcome && Array.isArray(outcome.value) ? outcome.value.length : 1;
  if (memory.outcomes.size >= MOST_RESULTS || memory.items + size > MOST_ITEMS) return;
  memory.items += size;
  memory.outcomes.set(key, outcome);
}

/** Tells apart what any expression could tell apart; no two keys in a row can be read in two ways. */
function keyOf(d: Document, value: unknown): string {
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (typeof value === 'bigint') return `i${value};`;
  if (value instanceof Decimal) return `d${value.toString()};`;
  if (typeof value === 'number') return Object.is(value, -0) ? 'n-0;' : `n${value};`;
  return typeof value === 'object' && value !== null ? `l${listNumber(d, value)};` : `${String(value)};`;
}

function listNumber(d: Document, list: object): number {
  d.lists ??= new WeakMap();
  const known = d.lists.get(list);
  if (known !== undefined) return known;
  d.lists.set(list, ++d.listed);
  return d.listed;
}
