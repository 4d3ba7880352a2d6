import { ATTRIBUTE, clipped, names, TEXT, textBetweenTags } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import type { CompiledSchema } from './compile.ts';
import type { Fault, FindingKind } from './finding.ts';
import { fromClark } from './model.ts';
import { isNeeded } from './needed.ts';
import type { Refusal } from './simple.ts';

/** Longest text of a document that a finding repeats. */
const LONGEST_VALUE = 60;

/** What a fault says beside its kind and place; `path` when it is about another place than the node. */
interface Said {
  readonly names: readonly string[];
  readonly expected?: readonly string[];
  readonly actual?: string;
  readonly path?: string;
}

/** Names that could have stood there, found when a fault is reported. */
type Expected = () => readonly string[];

/** Turns what the validator met into faults, with names, paths and values as readers know them; nothing here runs on a valid document. */
export class Reporter {
  readonly #reported: Fault[] = [];
  /** Behind those that are reported: where the first of a kind stands, and how many there are. */
  readonly #counted = new Map<FindingKind, { readonly node: number; times: number }>();
  readonly #schema: CompiledSchema;
  #tree: Tree;
  /** What judges now. */
  #judging: CompiledSchema;
  readonly #most: number;

  /** `most`: faults that are reported; those behind them are counted, each kind on its own. */
  constructor(schema: CompiledSchema, tree: Tree, most: number) {
    this.#schema = schema;
    this.#judging = schema;
    this.#tree = tree;
    this.#most = most;
  }

  /** Goes on with a schema that knows more, and the document read again for it: the same nodes, with more names known. */
  widen(schema: CompiledSchema, tree: Tree): void {
    this.#judging = schema;
    this.#tree = tree;
  }

  get faults(): readonly Fault[] {
    const counted = [...this.#counted].map(([kind, { node, times }]): Fault => {
      return { node, kind, times, expected: [], actual: '', path: '', names: [] };
    });
    return [...this.#reported, ...counted];
  }

  /** A document may hold a million faults: `say` is called only for what is reported. */
  #add(kind: FindingKind, node: number, say: () => Said): void {
    if (this.#reported.length >= this.#most) return this.#count(kind, node);
    const { expected = [], actual = '', path, names } = say();
    this.#reported.push({ node, kind, expected, actual, path: path ?? this.#path(node), names });
  }

  #count(kind: FindingKind, node: number): void {
    const counted = this.#counted.get(kind);
    if (counted) counted.times++;
    else this.#counted.set(kind, { node, times: 1 });
  }

  /** The name with our prefix for its namespace; a name of strangers as they wrote it. */
  #label(node: number): string {
    const { uri, local } = this.#tree.nameOf(node);
    if (uri === '') return clipped(local);
    const prefix = this.#schema.prefixes.get(uri);
    return clipped(prefix === undefined ? this.#tree.qname(node) : `${prefix}:${local}`);
  }

  /** With its namespace, where that is another than the one we know by the prefix. */
  #shown(node: number): string {
    const { uri, local } = this.#tree.nameOf(node);
    const qname = this.#tree.qname(node);
    const prefix = qname.slice(0, Math.max(qname.length - local.length - 1, 0));
    const isOther =
      prefix !== '' && [...this.#schema.prefixes].some(([of, own]) => own === prefix && of !== uri);
    return isOther ? `${clipped(qname)} (xmlns:${prefix}="${clipped(uri)}")` : this.#label(node);
  }

  #parentLabel(node: number): string {
    return this.#label(this.#tree.parent[node]!);
  }

  #path(node: number): string {
    let path = '';
    for (let n = node; n > 0; n = this.#tree.parent[n]!)
      path = `/${this.#tree.kind[n] === ATTRIBUTE ? '@' : ''}${this.#label(n)}${path}`;
    return path;
  }

  /** The start of a text, without the blanks around it; any other invisible character stays, it may be the fault. */
  #quoted(node: number): string {
    const tree = this.#tree;
    const text = tree.kind[node] === TEXT ? textBetweenTags(tree, node) : tree.text(node);
    const start = Math.max(text.search(/[^ \t\n\r]/), 0);
    if (text.length - start > LONGEST_VALUE)
      return `${text.slice(start, start + LONGEST_VALUE).toWellFormed()}…`;
    return text.slice(start).replace(/[ \t\n\r]+$/, '');
  }

  nameOf(node: number): number {
    return this.#tree.name[node]!;
  }

  elementLabel(name: number): string {
    return this.#named(names.at(name));
  }

  typeLabel(type: string): string {
    return type.startsWith('#') ? 'xs:anyType' : this.#named(fromClark(type));
  }

  #named({ uri, local }: { readonly uri: string; readonly local: string }): string {
    const prefix = this.#schema.prefixes.get(uri);
    return prefix === undefined ? local : `${prefix}:${local}`;
  }

  root(node: number): void {
    this.#add('root', node, () => {
      const expected = [...this.#schema.roots.keys()].map((name) => this.elementLabel(name));
      const actual = this.#label(node);
      return { expected, actual, path: '', names: [actual, list(expected)] };
    });
  }

  unknown(node: number, parent: number, expected: Expected): void {
    this.#wrong('unknown', node, parent, expected, list);
  }

  /** An element that only others may stand for. */
  abstract(node: number): void {
    const parent = this.#tree.parent[node]!;
    if (parent === 0) this.root(node);
    else this.unknown(node, parent, () => []);
  }

  repeated(node: number, parent: number, expected: Expected, most: number): void {
    this.#wrong('repeated', node, parent, expected, () => String(most));
  }

  /** How many elements of its name end with this one, none of another between them. */
  run(last: number): number {
    const siblings = this.#tree.children(this.#tree.parent[last]!);
    const at = siblings.indexOf(last);
    const other = siblings.findLastIndex((each, i) => i < at && this.nameOf(each) !== this.nameOf(last));
    return at - other;
  }

  /** The first element of this name behind another one in its parent. */
  behind(node: number, name: number): number | undefined {
    const siblings = this.#tree.children(this.#tree.parent[node]!);
    return siblings.slice(siblings.indexOf(node) + 1).find((each) => this.nameOf(each) === name);
  }

  order(
    node: number,
    parent: number,
    expected: Expected,
    before: number,
    kind: 'misplaced' | 'alternative',
  ): void {
    this.#wrong(kind, node, parent, expected, () => (before < 0 ? '' : this.#label(before)));
  }

  #wrong(
    kind: FindingKind,
    node: number,
    parent: number,
    expected: Expected,
    last: (expected: readonly string[]) => string,
  ): void {
    this.#add(kind, node, () => {
      const names = expected();
      const actual = this.#label(node);
      return { expected: names, actual, names: [this.#shown(node), this.#label(parent), last(names)] };
    });
  }

  /** What had to come before `node` comes behind it: reported where it is missing. */
  late(node: number, parent: number, expected: Expected, late: number): void {
    this.#add('misplaced', node, () => {
      const actual = this.#label(late);
      const path = this.#path(late);
      return { expected: expected(), actual, path, names: [actual, this.#label(parent), this.#label(node)] };
    });
  }

  /** `required` is null where one of several would do. */
  missing(node: number, parent: number, expected: Expected, required: () => string | null): void {
    this.#add('missing', node, () => {
      const names = expected();
      const one = required();
      const actual = node === parent ? '' : this.#label(node);
      const path = one === null ? this.#path(parent) : `${this.#path(parent)}/${one}`;
      const group = this.#label(parent);
      // What may be left out, may be so with what it lacks.
      const optional = isNeeded(this.#judging, this.#tree, parent) ? '' : group;
      return { expected: names, actual, path, names: [one ?? list(names), group, optional] };
    });
  }

  /** Text where only elements may stand. */
  strayText(node: number, textNode: number, expected: () => readonly string[]): void {
    this.#add('text', node, () => {
      const actual = this.#quoted(textNode);
      return { expected: expected(), actual, names: [this.#label(node), actual] };
    });
  }

  /** An element where only text may stand. */
  children(node: number, child: number): void {
    this.#add('children', node, () => {
      const actual = this.#label(child);
      return { actual, names: [this.#label(node), actual] };
    });
  }

  value(node: number, refused: Refusal): void {
    this.#add('value', node, () => {
      const { expected, said } = this.#wanted(refused);
      const actual = this.#quoted(node);
      return { expected, actual, names: [this.#label(node), actual, said] };
    });
  }

  attributeValue(node: number, refused: Refusal): void {
    this.#add('attribute-value', node, () => {
      const { expected, said } = this.#wanted(refused);
      const actual = this.#quoted(node);
      return { expected, actual, names: [this.#label(node), this.#parentLabel(node), actual, said] };
    });
  }

  /** An attribute its element does not have; `allowed` are those it may have. */
  unknownAttribute(node: number, allowed: Iterable<number>): void {
    this.#add('attribute', node, () => {
      const expected = [...allowed].map((name) => names.at(name).local);
      const actual = this.#label(node);
      return { expected, actual, names: [actual, this.#parentLabel(node), list(expected)] };
    });
  }

  attributeMissing(node: number, attribute: string): void {
    this.#add('attribute-missing', node, () => ({
      expected: [attribute],
      path: `${this.#path(node)}/@${attribute}`,
      names: [attribute, this.#label(node)],
    }));
  }

  /** What a type admits, and the same in a word or two: a facet as it is; a type alone, and what a table has, is put into words later. */
  #wanted({ type, facet, enumeration }: Refusal): {
    readonly expected: readonly string[];
    readonly said: string;
  } {
    const expected = enumeration.length > 0 ? enumeration : [type];
    if (facet === null || this.#schema.model.table) return { expected, said: type };
    return { expected, said: enumeration.length > 0 ? list(enumeration) : `${type} (${facet})` };
  }
}

const MOST_NAMED = 4;

/** A few names for a sentence; the whole list is in `expected`. */
function list(expected: readonly string[]): string {
  return expected.length > MOST_NAMED
    ? `${expected.slice(0, MOST_NAMED).join(', ')}, …`
    : expected.join(', ');
}
