/** Columns of a tree, one entry a node; what the parser fills. */
export interface Columns {
  readonly kind: Uint8Array;
  readonly name: Int32Array;
  readonly parent: Int32Array;
  readonly end: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Memory for the columns of one document: `capacity` nodes, and where names stand among them. */
export interface Block extends Columns {
  /** For `findOccurrences`, which clears what it reads before it writes. */
  readonly next: Int32Array;
  places: Places;
  /** For texts that are gathered (see `ColumnBuilder.gather`), and where each begins and ends. */
  texts: Buffer;
  readonly textFrom: Int32Array;
  readonly textTo: Int32Array;
}

/** Where names stand, by the number of the name, and which names lie in which. */
export interface Places {
  readonly first: Int32Array;
  readonly near: Int32Array;
  readonly pairs: Uint8Array;
}

const NOWHERE: Places = placesFor(0, 0);
const NO_TEXTS = Buffer.alloc(0);

const INT_COLUMNS = 8;
const BYTES_PER_NODE = INT_COLUMNS * Int32Array.BYTES_PER_ELEMENT + 1;

const MEGABYTE = 2 ** 20;
/** An invoice of some thousand lines, or many small ones. A larger block is kept only from one enormous document to the next. */
const MOST_KEPT = 8 * MEGABYTE;
/** What is larger still is left to the collector. */
const MOST_EVER = 32 * MEGABYTE;
/** A document that needs less than one part in so many of an enormous block lets it go. */
const PARTS = 4;

/**
 * Blocks nobody uses now, the one last used at the end: several, because a service has as many trees at once as calls that are
 * judged together. Without them much of the time of reading goes into memory that is cleared, and freed on other threads. What
 * lies in them is of earlier documents: only what has been written for the new one may be read (see `Tree.release`).
 */
const spares: Block[] = [];
let kept = 0;

const capacityOf = ({ kind }: Block): number => kind.length;
const bytesOf = (block: Block): number => capacityOf(block) * BYTES_PER_NODE + block.texts.length;

/** A block for at least so many nodes, one left over where it is large enough; two documents never have the same. */
export function takeBlock(capacity: number): Block {
  const at = spares.findLastIndex((block) => capacityOf(block) >= capacity);
  if (at === -1) return allocate(capacity);
  const [block] = spares.splice(at, 1) as [Block];
  kept -= bytesOf(block);
  const wasted = bytesOf(block) > MOST_KEPT && capacity * PARTS < capacityOf(block);
  return wasted ? allocate(capacity) : block;
}

/** Gives a block back, after which its owner may neither read nor write it. The ones used last stay. */
export function giveBlock(block: Block): void {
  if (bytesOf(block) > MOST_EVER) return;
  spares.push(block);
  kept += bytesOf(block);
  while (kept > MOST_KEPT && spares.length > 1) kept -= bytesOf(spares.shift()!);
}

function allocate(capacity: number): Block {
  const memory = new ArrayBuffer(capacity * BYTES_PER_NODE);
  const size = capacity * Int32Array.BYTES_PER_ELEMENT;
  const column = (index: number): Int32Array => new Int32Array(memory, index * size, capacity);
  return {
    name: column(0),
    parent: column(1),
    end: column(2),
    from: column(3),
    to: column(4),
    next: column(5),
    textFrom: column(6),
    textTo: column(7),
    texts: NO_TEXTS,
    kind: new Uint8Array(memory, INT_COLUMNS * size, capacity),
    places: NOWHERE,
  };
}

/** Room for so many bytes of texts, with the first `used` in it that were there. */
export function growTexts(block: Block, size: number, used: number): DataView {
  if (block.texts.length < size) {
    const larger = Buffer.from(new ArrayBuffer(size));
    block.texts.copy(larger, 0, 0, used);
    block.texts = larger;
  }
  return new DataView(block.texts.buffer);
}

/** The block's places for so many names, with nothing in them. */
export function clearPlaces(block: Block, names: number, pairs: number): Places {
  if (block.places.first.length < names) block.places = placesFor(names, pairs);
  const { places } = block;
  places.first.fill(0);
  places.near.fill(0);
  places.pairs.fill(0);
  return places;
}

function placesFor(names: number, pairs: number): Places {
  return { first: new Int32Array(names), near: new Int32Array(names), pairs: new Uint8Array(pairs) };
}

/** What a tree has after it was released. */
export const EMPTY: Block = allocate(0);
