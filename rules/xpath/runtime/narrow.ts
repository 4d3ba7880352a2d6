import type { Decimal } from '../../decimal/index.ts';
import { ATTRIBUTE } from '../../xml/index.ts';
import type { Document } from './document.ts';
import { EvaluationError } from './error.ts';

/** Shorter lists are looked through sooner than looked up in. */
const FEW = 16;

type Key = string | Decimal;
type KeysOf = (d: Document, node: number) => readonly Key[];
/** Nodes by the text of their keys; null when there is none, because a key could not be read. */
type Groups = ReadonlyMap<string, number[]> | null;

interface Index {
  uses: number;
  groups?: Groups;
}

/** An index costs as much as looking through the list a few times: for the two rows of most breakdowns it never pays. */
const USES = 8;

const NOBODY: number[] = [];

/**
 * Those of the nodes, in their order, that have one of the wanted keys; or all of them, when the list is short, has not been
 * looked through often, or has a key that cannot be read (then the predicate itself has to say so). Rows of a
 * breakdown over lines then cost their sum instead of their product.
 */
export function narrowed(
  d: Document,
  slot: number,
  list: number[],
  keysOf: KeysOf,
  wanted: readonly Key[],
): number[] {
  if (list.length < FEW) return list;
  const indexes = (d.memo[slot] ??= new WeakMap<number[], Index>()) as WeakMap<number[], Index>;
  const index = indexes.get(list) ?? { uses: 0 };
  if (index.uses === 0) indexes.set(list, index);
  if (index.uses++ < USES) return list;
  const groups = (index.groups = index.groups === undefined ? groupsOf(d, list, keysOf) : index.groups);
  if (groups === null) return list;
  if (wanted.length === 1) return groups.get(String(wanted[0])) ?? NOBODY;
  const places = new Set(wanted.flatMap((key) => groups.get(String(key)) ?? NOBODY));
  return list.filter((node) => places.has(node));
}

function groupsOf(d: Document, list: readonly number[], keysOf: KeysOf): Groups {
  return readable(() => {
    const index = new Map<string, number[]>();
    for (const node of list) for (const key of new Set(keysOf(d, node).map(String))) add(index, key, node);
    return index;
  });
}

/** Null where something of the document cannot be read as what it should be. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof RangeError) return null;
    throw error;
  }
}

function add(index: Map<string, number[]>, key: string, node: number): void {
  const nodes = index.get(key);
  if (nodes) nodes.push(node);
  else index.set(key, [node]);
}

/** Nodes with what they say: those that pass, and an index of them for each list that was looked up in. */
interface Join {
  uses: number;
  list?: number[] | null;
}

/**
 * Those of the nodes, in their order, that have a wanted key under each of the keys and pass the test of their own; null when the list is
 * short, has not been looked through often, or has a key that cannot be read. Lists come back as they are kept, so whoever wants
 * the same gets the same list.
 */
export function joined(
  d: Document,
  slot: number,
  list: number[],
  own: ((d: Document, node: number) => boolean) | null,
  keys: readonly KeysOf[],
  wanted: readonly (readonly Key[])[],
): number[] | null {
  if (list.length < FEW) return null;
  const memory = (d.memo[slot] ??= new Joins(keys)) as Joins;
  const join = memory.of(list);
  if (join.uses++ < USES) return null;
  if (join.list === undefined) join.list = own ? readable(() => list.filter((node) => own(d, node))) : list;
  let found = join.list;
  for (let side = 0; found !== null && side < keys.length; side++)
    found = memory.lookedUp(d, side, found, wanted[side]!);
  return found;
}

class Joins {
  readonly #joins = new WeakMap<number[], Join>();
  readonly #keys: readonly KeysOf[];
  readonly #groups: readonly WeakMap<number[], Groups>[];

  constructor(keys: readonly KeysOf[]) {
    this.#keys = keys;
    this.#groups = keys.map(() => new WeakMap());
  }

  of(list: number[]): Join {
    const known = this.#joins.get(list);
    if (known) return known;
    const join: Join = { uses: 0 };
    this.#joins.set(list, join);
    return join;
  }

  lookedUp(d: Document, side: number, list: number[], wanted: readonly Key[]): number[] | null {
    const known = this.#groups[side]!.get(list);
    const groups = known === undefined ? groupsOf(d, list, this.#keys[side]!) : known;
    if (known === undefined) this.#groups[side]!.set(list, groups);
    if (groups === null) return null;
    if (wanted.length === 1) return groups.get(String(wanted[0])) ?? NOBODY;
    const places = new Set(wanted.flatMap((key) => groups.get(String(key)) ?? NOBODY));
    return list.filter((node) => places.has(node));
  }
}

/** The key of a node that is asked what it says. */
export const ownText = (d: Document, node: number): string[] => [d.text(node)];

/** Of siblings, in document order, those before the node or those after it. Attributes have none. */
export function onOneSide(
  d: Document,
  siblings: readonly number[],
  node: number | undefined,
  before: boolean,
): readonly number[] {
  if (node === undefined || d.kind[node] === ATTRIBUTE) return NOBODY;
  const place = placeOf(siblings, before ? node : node + 1);
  return before ? siblings.slice(0, place) : siblings.slice(place);
}

/** How many of the nodes stand before this one. */
function placeOf(nodes: readonly number[], node: number): number {
  let low = 0;
  for (let high = nodes.length; low < high;) {
    const middle = (low + high) >> 1;
    if (nodes[middle]! < node) low = middle + 1;
    else high = middle;
  }
  return low;
}
