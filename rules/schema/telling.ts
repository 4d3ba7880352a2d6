import { ATTRIBUTE, clipped, names } from '@conforme/rules/xml';
import type { Tree } from '@conforme/rules/xml';
import type { Fault, FindingKind } from './finding.ts';

/** Longest text of a document that a finding repeats. */
const LONGEST_VALUE = 60;

/** A document has more faults than anyone reads: the last fault then says that judging stopped. */
const MOST_FAULTS = 1000;

/** What a fault says beside its kind and place; `path` when it is about another place than the node. */
export interface Said {
  readonly names: readonly string[];
  readonly expected?: readonly string[];
  readonly actual?: string;
  readonly path?: string;
}

/** Collects faults, with names, paths and values as readers know them. */
export class Telling {
  readonly faults: Fault[] = [];
  full = false;
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #tree: Tree;

  /** `prefixes`: URI → prefix. */
  constructor(prefixes: ReadonlyMap<string, string>, tree: Tree) {
    this.#prefixes = prefixes;
    this.#tree = tree;
  }

  add(kind: FindingKind, node: number, { expected = [], actual = '', path, names }: Said): void {
    if (this.full) return;
    this.faults.push({ node, kind, expected, actual, path: path ?? this.path(node), names });
    if (this.faults.length < MOST_FAULTS) return;
    this.faults.push({
      node,
      kind: 'stopped',
      expected: [],
      actual: '',
      path: '',
      names: [String(MOST_FAULTS)],
    });
    this.full = true;
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
  strayText(node: number, textNode: number, expected: readonly string[]): void {
    const actual = this.quoted(textNode);
    this.add('text', node, { expected, actual, names: [this.label(node), actual] });
  }

  /** An element where only text may stand. */
  children(node: number, child: number): void {
    const actual = this.label(child);
    this.add('children', node, { actual, names: [this.label(node), actual] });
  }

  /** `wanted` says in a word or two what the type admits. */
  refusedValue(node: number, expected: readonly string[], wanted: string): void {
    const actual = this.quoted(node);
    this.add('value', node, { expected, actual, names: [this.label(node), actual, wanted] });
  }

  refusedAttributeValue(node: number, expected: readonly string[], wanted: string): void {
    const actual = this.quoted(node);
    const said = [this.label(node), this.parentLabel(node), actual, wanted];
    this.add('attribute-value', node, { expected, actual, names: said });
  }

  /** An attribute its element does not have; `allowed` are those it may have. */
  unknownAttribute(node: number, allowed: Iterable<number>): void {
    const expected = [...allowed].map((name) => names.at(name).local);
    const actual = this.label(node);
    this.add('attribute', node, {
      expected,
      actual,
      names: [actual, this.parentLabel(node), list(expected)],
    });
  }

  attributeMissing(node: number, attribute: string): void {
    const path = `${this.path(node)}/@${attribute}`;
    this.add('attribute-missing', node, {
      expected: [attribute],
      path,
      names: [attribute, this.label(node)],
    });
  }
}

const MOST_NAMED = 4;

/** A few names for a sentence; the whole list is in `expected`. */
export function list(expected: readonly string[]): string {
  return expected.length > MOST_NAMED
    ? `${expected.slice(0, MOST_NAMED).join(', ')}, …`
    : expected.join(', ');
}
