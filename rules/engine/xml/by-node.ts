const SHIFT = 6;
const SIZE = 1 << SHIFT;

/**
 * Copied, never written out as `[]`: V8 learns of a place where arrays are written out that they live long, and then makes them among old objects,
 * which keep what they hold alive after their document is gone.
 */
const NONE: never[] = [];
const BLOCK: undefined[] = [];
BLOCK.length = SIZE;

/**
 * Something kept for some nodes of a tree, in blocks made where nodes have something: one list as long as a big document
 * costs more than what is put into it.
 */
export class ByNode<T> {
  readonly #blocks: (T | undefined)[][] = NONE.slice();

  get(node: number): T | undefined {
    return this.#blocks[node >> SHIFT]?.[node & (SIZE - 1)];
  }

  set(node: number, value: T): T {
    const at = node >> SHIFT;
    while (this.#blocks.length <= at) this.#blocks.push(NONE);
    if (this.#blocks[at] === NONE) this.#blocks[at] = BLOCK.slice();
    this.#blocks[at]![node & (SIZE - 1)] = value;
    return value;
  }
}
