import type { Tree } from '../../xml/index.ts';
import type { Decimal } from '../../decimal/index.ts';
import { ATTRIBUTE, ByNode, DOCUMENT, ELEMENT, names } from '../../xml/index.ts';
import { ENDLESS, FIRST_SLICE, Stopped, failureOf } from './control.ts';
import type { LimitName, Limits } from './control.ts';
import type { Atom, Item } from './items.ts';
import { MadeText, Untyped } from './items.ts';

/** Facts about the exchange that rules read as external variables; '' is unknown. */
export interface RuleContext {
  readonly role: string;
  readonly treatment: string;
  readonly date: string;
  readonly container: string;
}

/** An assertion, by its number in the pack, that failed or could not be judged at a node. */
export interface Finding {
  readonly rule: number;
  readonly node: number;
  readonly error: string | null;
  /** The limit that stopped the assertion. */
  readonly limit: LimitName | null;
  /** How many findings it stands for, all of its rule and none before it. */
  readonly times?: number;
}

/** How often a rule was reported, and the place of the finding that stands for all further ones. */
interface Count {
  reported: number;
  last: number;
}

/** A rule that does not hold and one that cannot be judged are counted apart: their flags differ. */
const kindOf = ({ rule, error }: Finding): number => 2 * rule + Number(error !== null);

function countsOf(found: readonly Finding[]): Map<number, Count> {
  const counts = new Map<number, Count>();
  for (const finding of found) {
    const count = counts.get(kindOf(finding)) ?? { reported: 0, last: -1 };
    count.reported++;
    counts.set(kindOf(finding), count);
  }
  return counts;
}

/** A tree under judgement: its columns at hand, and memory for what is found once per document or per rule node. */
export class Document {
  readonly tree: Tree;
  readonly kind: Uint8Array;
  readonly name: Int32Array;
  readonly parent: Int32Array;
  readonly end: Int32Array;
  /** The texts of leaves and attributes: where they begin and end in the bytes; negative where they are not there. */
  readonly bytes: Uint8Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Where the text ends that `plain.ts` looks at, and the digits behind the point of the amount it read. */
  stop = 0;
  scale = 0;
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly pairs: Uint8Array;
  /** For each name, a node of it where it was last looked for (see `down.ts`); 0 for none yet. */
  readonly near: Int32Array;
  /** All nodes of names that were looked up among very many siblings. */
  chains: Map<number, readonly number[]> | null = null;
  /** And by name and parent, the children among them, where more lie deeper. */
  children: Map<number, Map<number, readonly number[]>> | null = null;
  /** Long lists of nodes down a path (see `down.ts`), by the node they begin at. */
  longLists: Map<Int32Array, Map<number, number[]>> | null = null;
  /** Of a join that came to nothing, the nodes that its predicates are to judge; null: all of them. */
  candidates: readonly number[] | null = null;
  readonly context: RuleContext;
  readonly memo: unknown[];
  /** For each memoised expression: the node it was last evaluated for, and its value there. */
  readonly memoNode: number[];
  readonly memoValue: unknown[];
  readonly found: Finding[] = [];
  #counts: Map<number, Count> | null = null;
  /** The rules, by their first assertion, whose contexts could not be judged somewhere. */
  brokenContexts: Set<number> | null = null;
  readonly decimals: ByNode<Decimal> = new ByNode();
  /** Calls of recursive functions: how deep, and how many. */
  depth = 0;
  calls = 0;
  /** Numbers of lists that were given to functions (see `memoise-call.ts`), and the last of them. */
  lists: WeakMap<object, number> | null = null;
  listed = 0;
  /** Long lists and the type that their items were found to be of. */
  treated: WeakMap<object, string> | null = null;
  /** When the run first asked for the time. */
  now = '';
  /** Turns of loops until the clock is looked at; when it was, when the run must end, and how many turns were given. */
  fuel: number;
  looked: number;
  slice = FIRST_SLICE;
  readonly until: number;
  readonly limits: Limits;

  constructor(tree: Tree, context: RuleContext, memos: number, variables: number, limits: Limits = {}) {
    this.limits = limits;
    this.fuel = limits.time === undefined ? ENDLESS : FIRST_SLICE;
    this.looked = limits.time === undefined ? 0 : performance.now();
    this.until = this.looked + (limits.time ?? Infinity);
    this.tree = tree;
    this.kind = tree.kind;
    this.name = tree.name;
    this.parent = tree.parent;
    this.end = tree.end;
    this.bytes = tree.texts;
    this.from = tree.textFrom;
    this.to = tree.textTo;
    const { first, next, pairs, near } = tree.occurrences;
    this.first = first;
    this.next = next;
    this.pairs = pairs;
    this.near = near;
    this.context = context;
    this.memo = copied(NOTHING, memos, undefined);
    this.memoNode = copied(NOWHERE, variables, NO_NODE);
    this.memoValue = copied(NOTHING, variables, undefined);
  }

  /** The assertion that does not hold here (or the report that does). */
  fail(rule: number, node: number): void {
    this.#tell({ rule, node, error: null, limit: null });
  }

  /** A document may break a rule a million times: behind so many that each rule may be reported, they are counted. */
  #tell(finding: Finding): void {
    const { findings = Infinity } = this.limits;
    if (this.found.length < findings) this.found.push(finding);
    else this.#count(finding, findings);
  }

  #count(finding: Finding, most: number): void {
    this.#counts ??= countsOf(this.found);
    const key = kindOf(finding);
    const count = this.#counts.get(key) ?? { reported: 0, last: -1 };
    this.#counts.set(key, count);
    if (count.reported++ < most) this.found.push(finding);
    else if (count.last < 0) count.last = this.found.push({ ...finding, times: 1 }) - 1;
    else this.found[count.last] = { ...this.found[count.last]!, times: this.found[count.last]!.times! + 1 };
  }

  /** The assertion that cannot be judged here. @throws Stopped when time is up. */
  broken(rule: number, node: number, error: unknown): void {
    const { message, limit } = failureOf(error);
    this.#tell({ rule, node, error: message, limit });
    if (limit === 'time') throw new Stopped();
  }

  /**
   * A rule's context on a node. One that cannot be judged takes nothing and is reported once a rule, as a finding of the rule's first
   * assertion: every node of the name would say the same again, of every assertion.
   */
  matches(matcher: (d: Document, node: number) => boolean, from: number, to: number, node: number): boolean {
    try {
      return matcher(this, node);
    } catch (error) {
      const { message, limit } = failureOf(error);
      this.brokenContexts ??= new Set();
      if (from < to && !this.brokenContexts.has(from)) {
        this.brokenContexts.add(from);
        this.found.push({
          rule: from,
          node,
          error: `the context of the rule cannot be judged: ${message}`,
          limit,
        });
      }
      if (limit === 'time') throw new Stopped();
      return false;
    }
  }

  text(node: number): string {
    return this.tree.value(node);
  }
}

/** Not even the parent of the document node, which is -1. */
const NO_NODE = -2;

/** Copied, since setting an array's length, or filling one, leaves JavaScript. */
const NOTHING: unknown[] = [];
const NOWHERE: number[] = [];

/** An array of so many times the same. */
function copied<T>(from: T[], length: number, value: T): T[] {
  while (from.length < length) from.push(value);
  return from.slice(0, length);
}

export function text(d: Document, node: number): string {
  return d.text(node);
}

export function textIfAny(d: Document, node: number | undefined): string | undefined {
  return node === undefined ? undefined : d.text(node);
}

export function texts(d: Document, nodes: readonly number[]): string[] {
  return nodes.map((node) => d.text(node));
}

export function atomize(d: Document, item: Item | undefined): Atom | undefined {
  if (typeof item === 'number') return new Untyped(d.text(item));
  return item instanceof MadeText ? new Untyped(item.value) : item;
}

export function atomizeAll(d: Document, items: readonly Item[]): Atom[] {
  return items.map((item) => atomize(d, item)!);
}

/** Memoises a value for one node at a time: of a rule variable for the rule's node, of what siblings share for their parent. */
export function memoiseFor<T>(d: Document, slot: number, node: number, value: T): T {
  d.memoNode[slot] = node;
  d.memoValue[slot] = value;
  return value;
}

/** The number of an expanded name; compiled packs take their names when they are loaded. */
export function nameNumber(uri: string, local: string): number {
  return names.intern(uri, local);
}

export function attribute(d: Document, node: number, name: number): number | undefined {
  const { kind } = d;
  if (kind[node] !== ELEMENT) return undefined;
  const end = d.end[node]!;
  for (let n = node + 1; n < end && kind[n] === ATTRIBUTE; n++) if (d.name[n] === name) return n;
  return undefined;
}

/** Caches what is true of all nodes of a name; names no pack mentions have no number of their own and are evaluated again. */
export function cacheByName(memory: boolean[], name: number, value: boolean): boolean {
  if (name >= 0) {
    while (memory.length < name) memory.push(undefined as never);
    memory[name] = value;
  }
  return value;
}

export function hasUri(d: Document, node: number, uri: string): boolean {
  return d.tree.nameOf(node).uri === uri;
}

export function hasLocalName(d: Document, node: number, local: string): boolean {
  return d.tree.nameOf(node).local === local;
}

/** Where the siblings after a node end; attributes and the document have none. */
export function siblingsEnd(d: Document, node: number): number {
  return d.kind[node] === ATTRIBUTE || d.kind[node] === DOCUMENT ? 0 : d.end[d.parent[node]!]!;
}

/** Siblings before a node, nearest first. */
export function precedingSiblings(d: Document, node: number): number[] {
  if (d.kind[node] === ATTRIBUTE || d.kind[node] === DOCUMENT) return [];
  const found: number[] = [];
  for (let n = d.tree.firstChild(d.parent[node]!); n >= 0 && n < node; n = d.end[n]!) found.push(n);
  return found.reverse();
}

/** Nodes that end before a node begins, nearest first; no ancestors, no attributes. */
export function preceding(d: Document, node: number): number[] {
  const found: number[] = [];
  for (let n = node - 1; n > 0; n--)
    if (d.kind[n] !== ATTRIBUTE && d.end[n]! <= node && !(d.kind[node] === ATTRIBUTE && n === d.parent[node]))
      found.push(n);
  return found;
}

/**
 * How many siblings before a node pass a test that asks of themselves alone; 0 for no node. Asked of one sibling, it is found
 * for all of them: n siblings that each ask for their place cost n.
 */
export function siblingsBefore(
  d: Document,
  slot: number,
  node: number | undefined,
  passes: (d: Document, node: number) => boolean,
): number {
  if (node === undefined || d.kind[node] === ATTRIBUTE || d.kind[node] === DOCUMENT) return 0;
  // One more than the number; 0 is not known yet.
  const places = (d.memo[slot] ??= new Int32Array(d.tree.count)) as Int32Array;
  if (places[node] === 0) {
    let place = 1;
    for (let n = d.tree.firstChild(d.parent[node]!); n >= 0; n = d.tree.nextSibling(n)) {
      places[n] = place;
      if (passes(d, n)) place++;
    }
  }
  return places[node]! - 1;
}
