/**
 * JSON Pointer of a value in the complete invoice → pointers of the caller's fields it was made from. A pointer that
 * is not here is the caller's own field.
 */
export type Origins = ReadonlyMap<string, readonly string[]>;

/** A derived value and the values, themselves possibly derived, that it was made from. */
export type Derivation = readonly [pointer: string, from: readonly string[]];

/** A computed value and how it came about; derivations stand in an order in which each builds on the ones before. */
export type Computed<T> = readonly [value: T, derivations: readonly Derivation[]];

/** Origins with these derivations added, in order; each is traced back to the caller's own fields. */
export function trace(origins: Origins, derivations: readonly Derivation[]): Origins {
  if (derivations.length === 0) return origins;
  const traced = new Map(origins);
  for (const [pointer, from] of derivations) traced.set(pointer, sourcesOf(traced, from));
  return traced;
}

/** The caller's fields behind these values, each once. */
export function sourcesOf(origins: Origins, from: readonly string[]): readonly string[] {
  const [only] = from;
  // Totals of one source share its list: with many lines, the lists are most of what completion would allocate.
  if (only !== undefined && from.length === 1) return origins.get(only) ?? from;
  const sources = new Set<string>();
  for (const pointer of from) for (const source of origins.get(pointer) ?? [pointer]) sources.add(source);
  return [...sources];
}
