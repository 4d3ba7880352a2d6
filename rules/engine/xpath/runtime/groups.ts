import type { Decimal } from '../../decimal/index.ts';
import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';

type Key = string | Decimal;

/** A node whose keys cannot be read, and why. */
export interface Failure {
  readonly node: number;
  readonly error: unknown;
}

export const NOBODY: number[] = [];

/** The nodes of a list by the text of their keys; those whose keys cannot be read stand apart. */
export class Groups {
  readonly failed: readonly Failure[];
  readonly #list: readonly number[];
  readonly #nodes = new Map<string, number[]>();
  readonly #failing: number[];
  /** Whether the list is in document order, which an expression need not be. */
  readonly #ordered: boolean;

  constructor(d: Document, list: readonly number[], keysOf: (d: Document, node: number) => readonly Key[]) {
    const failed: Failure[] = [];
    for (const node of list)
      try {
        for (const key of new Set(keysOf(d, node).map(String))) this.#add(key, node);
      } catch (error) {
        if (!isOfDocument(error)) throw error;
        failed.push({ node, error });
      }
    this.#list = list;
    this.failed = failed;
    this.#failing = failed.map(({ node }) => node);
    this.#ordered = list.every((node, at) => at === 0 || list[at - 1]! < node);
  }

  #add(key: string, node: number): void {
    const nodes = this.#nodes.get(key);
    if (nodes) nodes.push(node);
    else this.#nodes.set(key, [node]);
  }

  /** Those that have one of the keys, in their order; of one key always the same list. */
  saying(wanted: readonly Key[]): number[] {
    if (wanted.length === 1) return this.#nodes.get(String(wanted[0])) ?? NOBODY;
    const found = wanted.map((key) => this.#nodes.get(String(key)) ?? NOBODY);
    if (this.#ordered) return found.reduce(merged, NOBODY);
    const nodes = new Set(found.flat());
    return this.#list.filter((node) => nodes.has(node));
  }

  /** Those and the ones whose keys cannot be read; null where all are to be judged, because none is wanted or they have no order. */
  judged(wanted: readonly Key[]): number[] | null {
    return wanted.length === 0 || !this.#ordered ? null : merged(this.saying(wanted), this.#failing);
  }
}

/** Nodes of both, in document order, each once. */
function merged(some: number[], others: number[]): number[] {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  const all: number[] = [];
  for (let s = 0, o = 0; s < some.length || o < others.length;) {
    const [a = Infinity, b = Infinity] = [some[s], others[o]];
    all.push(Math.min(a, b));
    if (a <= b) s++;
    if (b <= a) o++;
  }
  return all;
}

/** Null where something of the document cannot be read as what it should be. */
export function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isOfDocument(error)) return null;
    throw error;
  }
}

const isOfDocument = (error: unknown): boolean =>
  error instanceof EvaluationError || error instanceof RangeError;
