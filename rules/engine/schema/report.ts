import { names } from '@conforme/engine/xml';
import type { Tree } from '@conforme/engine/xml';
import type { FindingKind } from './finding.ts';
import { list, Telling } from './telling.ts';
import type { Wanted } from './telling.ts';
import type { CompiledSchema } from './compile.ts';
import { fromClark } from './model.ts';
import type { Refusal } from './values.ts';

/** Names that could have stood there, asked for where that is told. */
type Expected = () => readonly string[];

/** Turns what the validator met into faults; nothing here runs on a valid document. */
export class Reporter extends Telling {
  readonly #schema: CompiledSchema;
  readonly #tree: Tree;

  constructor(schema: CompiledSchema, tree: Tree, most: number) {
    super(schema.prefixes, tree, most);
    this.#schema = schema;
    this.#tree = tree;
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
    this.add('root', node, () => {
      const expected = [...this.#schema.roots.keys()].map((name) => this.elementLabel(name));
      const actual = this.label(node);
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

  order(
    node: number,
    parent: number,
    expected: Expected,
    before: number,
    kind: 'misplaced' | 'alternative',
  ): void {
    this.#wrong(kind, node, parent, expected, () => (before < 0 ? '' : this.label(before)));
  }

  #wrong(
    kind: FindingKind,
    node: number,
    parent: number,
    expected: Expected,
    last: (expected: readonly string[]) => string,
  ): void {
    this.add(kind, node, () => {
      const names = expected();
      const actual = this.label(node);
      return { expected: names, actual, names: [actual, this.label(parent), last(names)] };
    });
  }

  /** `required` is null where one of several would do. */
  missing(node: number, parent: number, expected: Expected, required: () => string | null): void {
    this.add('missing', node, () => {
      const names = expected();
      const one = required();
      const actual = node === parent ? '' : this.label(node);
      const path = one === null ? this.path(parent) : `${this.path(parent)}/${one}`;
      return { expected: names, actual, path, names: [one ?? list(names), this.label(parent)] };
    });
  }

  value(node: number, refused: Refusal): void {
    this.refusedValue(node, () => this.#wanted(refused));
  }

  attributeValue(node: number, refused: Refusal): void {
    this.refusedAttributeValue(node, () => this.#wanted(refused));
  }

  /** A facet is told as it is; a type alone, and what a table asks for, has words in every language. */
  #wanted({ type, facet, enumeration }: Refusal): Wanted {
    const expected = enumeration.length > 0 ? enumeration : [type];
    if (facet === null || this.#schema.model.table) return { expected, said: type };
    return { expected, said: enumeration.length > 0 ? list(enumeration) : `${type} (${facet})` };
  }
}
