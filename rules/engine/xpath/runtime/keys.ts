import { keyOf, same } from './compare.ts';
import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';
import type { Atom, Item } from './items.ts';
import { needString } from './text.ts';

/** Nodes by the values of an xsl:key: entries that share a place are told apart by `eq`. */
export type KeyIndex = Map<string, { readonly value: Atom; readonly node: number }[]>;

export function keyIndex(d: Document, fill: (d: Document, index: KeyIndex) => void): KeyIndex {
  const index: KeyIndex = new Map();
  fill(d, index);
  return index;
}

export function keepKeys(index: KeyIndex, node: number, values: readonly Atom[]): void {
  for (const value of values) {
    const entries = index.get(keyOf(value));
    if (entries) entries.push({ value, node });
    else index.set(keyOf(value), [{ value, node }]);
  }
}

/** Nodes that have one of the values, each once and in document order; values of other types are never equal. */
export function keyed(index: KeyIndex, wanted: readonly Atom[]): number[] {
  const nodes = new Set<number>();
  for (const value of wanted)
    for (const entry of index.get(keyOf(value)) ?? []) if (same(entry.value, value)) nodes.add(entry.node);
  return [...nodes].sort((a, b) => a - b);
}

/** Those of the nodes that lie in one of them. */
export function within(d: Document, nodes: readonly number[], top: Item | undefined): number[] {
  if (top === undefined) return [];
  if (typeof top !== 'number') throw new EvaluationError('XPTY0004', 'a key is looked up inside a node');
  return nodes.filter((node) => node >= top && node < d.end[top]!);
}

export const needTexts = (items: readonly Item[]): string[] => items.map((item) => needString(item)!);

/** Texts of a bundled document, by the value that leads to them. */
export interface Lookup {
  readonly texts: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

export function lookupTable(
  texts: readonly string[],
  places: readonly (readonly [string, readonly number[]])[],
): Lookup {
  return { texts, places: new Map(places) };
}

export function lookedUp({ texts, places }: Lookup, values: readonly string[]): string[] {
  if (values.length === 1) return (places.get(values[0]!) ?? []).map((place) => texts[place]!);
  const found = new Set(values.flatMap((value) => places.get(value) ?? []));
  return [...found].sort((a, b) => a - b).map((place) => texts[place]!);
}
