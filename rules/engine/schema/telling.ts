import { ATTRIBUTE, clipped, names } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import type { Fault, FindingKind } from './finding.ts';

/** Longest text of a document that a finding repeats. */
const LONGEST_VALUE = 60;

/** What a fault says beside its kind and place; `path` when it is about another place than the node. */
export interface Said {
  readonly names: readonly string[];
  readonly expected?: readonly string[];
  readonly actual?: string;
  readonly path?: string;
}

/** What a type admits. */
export interface Wanted {
  readonly expected: readonly string[];
  /** The same in a word or two. */
  readonly said: string;
}

/** Collects faults, with names, paths and values as readers know them. */
export class Telling {
  readonly #told: Fault[] = [];
  /** Behind those that are told: where the first of a kind stands, and how many there are. */
  readonly #counted = new Map<FindingKind, { readonly node: number; times: number }>();
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #tree: Tree;
  readonly #most: number;

  /** `prefixes`: URI → prefix. `most`: faults that are told; those behind them are counted, each kind on its own. */
  constructor(prefixes: ReadonlyMap<string, string>, tree: Tree, most: number) {
    this.#prefixes = prefixes;
    this.#tree = tree;
    this.#most = most;
  }

  get faults(): readonly Fault[] {
    const counted = [...this.#counted].map(([kind, { node, times }]): Fault => {
      return { node, kind, times, expected: [], actual: '', path: '', names: [] };
    });
    return [...this.#told, ...counted];
  }

  /** A document may hold a million faults: `say` is asked only for what is told. */
  add(kind: FindingKind, node: number, say: () => Said): void {
    if (this.#told.length >= this.#most) return this.#count(kind, node);
    const { expected = [], actual = '', path, names } = say();
    this.#told.push({ node, kind, expected, actual, path: path ?? this.path(node), names });
  }

  #count(kind: FindingKind, node: number): void {
    const counted = this.#counted.get(kind);
    if (counted) counted.times++;
    else this.#counted.set(kind, { node, times: 1 });
  }

  /** The name with our prefix for its namespace; a name of strangers as they wrote it. */
  label(node: number): string {
    const { uri, local } = this.#tree.nameOf(node);
    if (uri === '') return clipped(local);
    const prefix = this.#prefixes.get(uri);
    return clipped(prefix === undefined ? this.#tree.qname(node) : `${prefix}:${local}`);
  }

  parentLabel(node: number): string {
    return this.label(this.#tree.parent[node]!);
  }

  path(node: number): string {
    let path = '';
    for (let n = node; n > 0; n = this.#tree.parent[n]!)
      path = `/${this.#tree.kind[n] === ATTRIBUTE ? '@' : ''}${this.label(n)}${path}`;
    return path;
  }

  /** The start of a text, without the blanks around it; any other invisible character stays, it may be the fault. */
  quoted(node: number): string {
    const text = this.#tree.text(node);
    const start = Math.max(text.search(/[^ \t\n\r]/), 0);
    if (text.length - start > LONGEST_VALUE)
      return `${text.slice(start, start + LONGEST_VALUE).toWellFormed()}…`;
    return text.slice(start).replace(/[ \t\n\r]+$/, '');
  }

  /** Text where only elements may stand. */
  strayText(node: number, textNode: number, expected: () => readonly string[]): void {
    this.add('text', node, () => {
      const actual = this.quoted(textNode);
      return { expected: expected(), actual, names: [this.label(node), actual] };
    });
  }

  /** An element where only text may stand. */
  children(node: number, child: number): void {
    this.add('children', node, () => {
      const actual = this.label(child);
      return { actual, names: [this.label(node), actual] };
    });
  }

  refusedValue(node: number, wanted: () => Wanted): void {
    this.add('value', node, () => {
      const { expected, said } = wanted();
      const actual = this.quoted(node);
      return { expected, actual, names: [this.label(node), actual, said] };
    });
  }

  refusedAttributeValue(node: number, wanted: () => Wanted): void {
    this.add('attribute-value', node, () => {
      const { expected, said } = wanted();
      const actual = this.quoted(node);
      return { expected, actual, names: [this.label(node), this.parentLabel(node), actual, said] };
    });
  }

  /** An attribute its element does not have; `allowed` are those it may have. */
  unknownAttribute(node: number, allowed: Iterable<number>): void {
    this.add('attribute', node, () => {
      const expected = [...allowed].map((name) => names.at(name).local);
      const actual = this.label(node);
      return { expected, actual, names: [actual, this.parentLabel(node), list(expected)] };
    });
  }

  attributeMissing(node: number, attribute: string): void {
    this.add('attribute-missing', node, () => ({
      expected: [attribute],
      path: `${this.path(node)}/@${attribute}`,
      names: [attribute, this.label(node)],
    }));
  }
}

const MOST_NAMED = 4;

/** A few names for a sentence; the whole list is in `expected`. */
export function list(expected: readonly string[]): string {
  return expected.length > MOST_NAMED
    ? `${expected.slice(0, MOST_NAMED).join(', ')}, …`
    : expected.join(', ');
}
