/**
 * A function of an object, which is called once for it: many findings ask the same of one invoice. What it came to is forgotten with
 * the object.
 */
export function memoised<K extends object, V extends object>(compute: (of: K) => V): (of: K) => V {
  const cache = new WeakMap<K, V>();
  return (of) => {
    const known = cache.get(of) ?? compute(of);
    cache.set(of, known);
    return known;
  };
}
