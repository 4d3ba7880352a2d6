import type { Decimal } from '../../decimal/index.ts';
import { ATTRIBUTE } from '../../xml/index.ts';
import type { Document } from './document.ts';
import { Groups, NOBODY, readable } from './groups.ts';
import type { Failure } from './groups.ts';
import { placeAmong } from './places.ts';

/** Shorter lists are looked through sooner than looked up in. */
const FEW = 16;

type Key = string | Decimal;
type KeysOf = (d: Document, node: number) => readonly Key[];

interface Index {
  uses: number;
  groups?: Groups;
}

/** An index costs as much as looking through the list a few times: for the two rows of most breakdowns it never pays. */
const USES = 8;

/**
 * Those of the nodes, in their order, that have one of the wanted keys or none that can be read, or all of them, when the list is
 * short or has not been looked through often. The predicate judges what is left, and says of a key that it cannot be read. Rows of a
 * breakdown over lines then cost their sum instead of their product.
 */
export function indexed(
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
  const groups = (index.groups ??= new Groups(d, list, keysOf));
  return groups.failed.length === 0 ? groups.saying(wanted) : (groups.judged(wanted) ?? list);
}

/** Nodes with what they say: those that pass, and an index of them for each list that was looked up in. */
interface Join {
  uses: number;
  list?: number[] | null;
}

/**
 * Those of the nodes, in their order, that have a wanted key under each of the keys and pass the test of their own; null when the list is
 * short, has not been looked through often, or has a node whose test or key cannot be read: `judged` then says which are to be judged. Lists
 * come back as they are kept, so whoever wants the same gets the same list.
 *
 * @param whole all of them are asked for: then a key that cannot be read is the error it is, without being read again
 */
export function joined(
  d: Document,
  slot: number,
  list: number[],
  own: ((d: Document, node: number) => boolean) | null,
  keys: readonly KeysOf[],
  wanted: readonly (readonly Key[])[],
  whole: boolean,
): number[] | null {
  if (list.length < FEW) return null;
  const memory = (d.memo[slot] ??= new Joins(keys)) as Joins;
  const join = memory.of(list);
  if (join.uses++ < USES) return null;
  if (join.list === undefined) join.list = own ? readable(() => list.filter((node) => own(d, node))) : list;
  let found = join.list;
  let failure: Failure | null = null;
  for (let side = 0; found !== null && side < keys.length; side++) {
    const groups = memory.groupsOf(d, side, found);
    const [first] = groups.failed;
    if (first) {
      const candidates = groups.judged(wanted[side]!);
      if (!whole || candidates === null) {
        d.candidates = candidates;
        return null;
      }
      if (failure === null || first.node < failure.node) failure = first;
    }
    found = groups.saying(wanted[side]!);
  }
  if (failure) throw failure.error;
  return found;
}

/** What the predicates of a join are to judge, where it came to nothing. */
export function judged(d: Document, list: number[]): readonly number[] {
  const candidates = d.candidates ?? list;
  d.candidates = null;
  return candidates;
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

  groupsOf(d: Document, side: number, list: number[]): Groups {
    const known = this.#groups[side]!.get(list);
    if (known) return known;
    const groups = new Groups(d, list, this.#keys[side]!);
    this.#groups[side]!.set(list, groups);
    return groups;
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
  const place = placeAmong(siblings, before ? node : node + 1);
  return before ? siblings.slice(0, place) : siblings.slice(place);
}
