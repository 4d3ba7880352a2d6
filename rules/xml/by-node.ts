const SHIFT = 8;
const SIZE = 1 << SHIFT;

/**
 * Something kept for some nodes of a tree, in blocks made where nodes have something: one list as long as a big document
 * costs more than what is put into it.
 */
export class ByNode<T> {
  readonly #blocks: (T | undefined)[][] = [];

  get(node: number): T | undefined {
    return this.#blocks[node >> SHIFT]?.[node & (SIZE - 1)];
  }

  set(node: number, value: T): T {
    const at = node >> SHIFT;
    while (this.#blocks.length <= at) this.#blocks.push([]);
    const block = this.#blocks[at]!;
    if (block.length === 0) block.length = SIZE;
    block[node & (SIZE - 1)] = value;
    return value;
  }
}
