/** Of nodes in document order, how many stand before this one. */
export function placeAmong(nodes: readonly number[], node: number): number {
  let low = 0;
  for (let high = nodes.length; low < high;) {
    const middle = (low + high) >> 1;
    if (nodes[middle]! < node) low = middle + 1;
    else high = middle;
  }
  return low;
}
