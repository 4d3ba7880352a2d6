// Grouping for Node 20, which has none: the build of the package puts these in the place of the built-in functions.

/** As `Map.groupBy`. */
export function mapGroupBy<T, K>(items: Iterable<T>, keyOf: (item: T, at: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let at = 0;
  for (const item of items) {
    const key = keyOf(item, at++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** As `Object.groupBy`. */
export function objectGroupBy<T>(
  items: Iterable<T>,
  keyOf: (item: T, at: number) => PropertyKey,
): Record<PropertyKey, T[]> {
  return Object.assign(Object.create(null) as object, Object.fromEntries(mapGroupBy(items, keyOf)));
}
